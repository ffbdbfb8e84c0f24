"""A small game as a package of its own, with what Hearts and Crazy Eights have not got: bids, trump and partners."""
