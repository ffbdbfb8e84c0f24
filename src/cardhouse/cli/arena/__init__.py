"""`cardhouse arena`: bots against each other over the same deals, and how strong that makes them."""
