// One emblem for each rank of the court, 1 … 12, and the masks of the jester. Lucide, ISC licence (its line stays in each drawing).

import bell from "lucide-static/icons/bell.svg?raw";
import book from "lucide-static/icons/book-open.svg?raw";
import wall from "lucide-static/icons/brick-wall.svg?raw";
import church from "lucide-static/icons/church.svg?raw";
import pot from "lucide-static/icons/cooking-pot.svg?raw";
import crown from "lucide-static/icons/crown.svg?raw";
import drama from "lucide-static/icons/drama.svg?raw";
import gem from "lucide-static/icons/gem.svg?raw";
import pickaxe from "lucide-static/icons/pickaxe.svg?raw";
import scissors from "lucide-static/icons/scissors.svg?raw";
import shield from "lucide-static/icons/shield.svg?raw";
import swords from "lucide-static/icons/swords.svg?raw";
import wheat from "lucide-static/icons/wheat.svg?raw";

const bare = (svg: string) => svg.replace(/<svg[\s\S]*?>/, '<svg viewBox="0 0 24 24" aria-hidden="true">');

export const EMBLEMS = ["", crown, church, swords, gem, book, shield, scissors, wall, pot, bell, pickaxe, wheat].map(bare);
export const MASKS = bare(drama);
