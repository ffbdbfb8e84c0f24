"""What a seat may see in, a move out: `house` knows who there is, `mind` what a bot is given."""
