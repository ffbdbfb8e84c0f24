learn-war-charge = Turn up your top card.
learn-war-again = A king beats a seven: both cards are yours. Once more.
learn-war-done = A nine beats a three. Two cards each: it is a draw.
