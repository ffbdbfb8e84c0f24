"""A pretend world in a seed: the real table, with a network, a disk, a clock and people that are all made up."""
