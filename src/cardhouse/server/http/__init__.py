"""What is asked over HTTP: the API, the pages, the operator's pages, records and lessons."""
