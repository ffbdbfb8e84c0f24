# English sentences stand in the declaration (info.py). Here are those of the lesson.

learn-hearts-pass = Each heart costs a point, the queen of spades costs 13, and few points are good. First pass three cards to the left: get rid of the queen, and of the ace and the king, which could win it.
learn-hearts-pass-nudge = You could pass those. But the three high spades are the ones that hurt.
learn-hearts-follow = Chai leads the lowest club. Follow suit: the ace is safe now, since nobody may play points to the first trick.
learn-hearts-follow-nudge = That follows too. But this is the best moment to get rid of the ace.
learn-hearts-lead = You took the trick, so you lead. Hearts may not be led before one has been played. Lead your 3 of diamonds: somebody will go higher.
learn-hearts-lead-nudge = You could lead that. A low card gives the lead away.
learn-hearts-discard = Ammu leads spades, and you passed all of yours. Now you may play anything: give away your highest heart.
learn-hearts-discard-nudge = That is allowed. But a heart in a trick of somebody else is a point for them.
learn-hearts-done = Chai took your heart, and with it the first point. Hearts are broken and may be led now. Whoever takes all 26 points shoots the moon, and everyone else gets 26. When somebody has 100, the lowest score wins.
