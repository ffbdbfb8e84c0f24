"""What a seat may see in, a move out: `roster` knows who there is, `mind` what a bot is given."""
