game-bare_bones-line = Die höchste Karte nimmt den Stich.
asks-bare_bones = spiel eine Karte
learn-bare_bones-low = Die höchste Karte nimmt den Stich. Spiel die 3 aus und behalte den König.
learn-bare_bones-low-nudge = Der König ginge auch. Aber Ammu hat vielleicht ein Ass.
learn-bare_bones-high = Ammu hat ihn mit dem Ass genommen und spielt eine 9. Jetzt nimm den König.
learn-bare_bones-done = Der König nimmt den Stich. Ein Stich für jeden: unentschieden.
