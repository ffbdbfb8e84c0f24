"""What the house sends to others: notices to phones, and to chat programs. Nothing of it waits for an answer."""
