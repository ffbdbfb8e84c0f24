learn-bare_bones-low = The highest card takes the trick. Lead your 3, and keep the king.
learn-bare_bones-low-nudge = You could lead the king. But Ammu may have an ace.
learn-bare_bones-high = Ammu took it with the ace, and leads a 9. Now play your king.
learn-bare_bones-done = The king takes the trick. One trick for each of you: it is a draw.
