// A badge for each title. Lucide, ISC licence (its line stays in each drawing).

import broom from "lucide-static/icons/broom.svg?raw";
import church from "lucide-static/icons/church.svg?raw";
import crown from "lucide-static/icons/crown.svg?raw";
import shovel from "lucide-static/icons/shovel.svg?raw";
import store from "lucide-static/icons/store.svg?raw";

export const BADGES: Record<string, string> = {
  "Greater Dalmuti": crown,
  "Lesser Dalmuti": church,
  Merchant: store,
  "Lesser Peon": shovel,
  "Greater Peon": broom,
};
