"""The house: owns the tables of this process and performs what they ask for, in their order."""
