// Line icons of Lucide (ISC), one by one; the donkey is ours.
import arrowLeft from "lucide-static/icons/arrow-left.svg?raw";
import bot from "lucide-static/icons/bot.svg?raw";
import calendar from "lucide-static/icons/calendar.svg?raw";
import help from "lucide-static/icons/circle-question-mark.svg?raw";
import check from "lucide-static/icons/check.svg?raw";
import copy from "lucide-static/icons/copy.svg?raw";
import club from "lucide-static/icons/club.svg?raw";
import crown from "lucide-static/icons/crown.svg?raw";
import diamond from "lucide-static/icons/diamond.svg?raw";
import eye from "lucide-static/icons/eye.svg?raw";
import heart from "lucide-static/icons/heart.svg?raw";
import trophy from "lucide-static/icons/trophy.svg?raw";
import languages from "lucide-static/icons/languages.svg?raw";
import layers from "lucide-static/icons/layers.svg?raw";
import lock from "lucide-static/icons/lock.svg?raw";
import leave from "lucide-static/icons/log-out.svg?raw";
import menu from "lucide-static/icons/menu.svg?raw";
import chat from "lucide-static/icons/message-circle.svg?raw";
import plus from "lucide-static/icons/plus.svg?raw";
import settings from "lucide-static/icons/settings.svg?raw";
import share from "lucide-static/icons/share-2.svg?raw";
import rules from "lucide-static/icons/sliders-horizontal.svg?raw";
import spade from "lucide-static/icons/spade.svg?raw";
import star from "lucide-static/icons/star.svg?raw";
import swords from "lucide-static/icons/swords.svg?raw";
import user from "lucide-static/icons/user.svg?raw";
import users from "lucide-static/icons/users.svg?raw";
import offline from "lucide-static/icons/wifi-off.svg?raw";
import sound from "lucide-static/icons/volume-2.svg?raw";
import silent from "lucide-static/icons/volume-x.svg?raw";
import wifi from "lucide-static/icons/wifi.svg?raw";
import close from "lucide-static/icons/x.svg?raw";

const donkey =
  '<svg><path d="M8 9.500C6.500 7.500 5.200 4.500 6 2.500c2 .5 3.600 3.300 4 6"/>' +
  '<path d="M16 9.500c1.500-2 2.800-5 2-7-2 .5-3.600 3.300-4 6"/>' +
  '<path d="M8 9.500c1-1.300 7-1.300 8 0 .7 3-.3 6-1 9-.5 2-1.600 3-3 3s-2.500-1-3-3c-.7-3-1.700-6-1-9Z"/>' +
  '<path d="M10 12.500v.01M14 12.500v.01M10.300 17.500c1 .9 2.400.9 3.400 0"/></svg>';

const raw = {
  arrowLeft,
  bot,
  calendar,
  chat,
  check,
  close,
  club,
  copy,
  crown,
  diamond,
  donkey,
  eye,
  heart,
  help,
  languages,
  layers,
  leave,
  lock,
  menu,
  offline,
  plus,
  rules,
  settings,
  share,
  silent,
  sound,
  spade,
  star,
  swords,
  trophy,
  user,
  users,
  wifi,
};

export type IconName = keyof typeof raw;

/** What is inside the <svg>. */
export function drawing(name: IconName): string {
  const text = raw[name];
  return text.slice(text.indexOf(">", text.indexOf("<svg")) + 1, text.lastIndexOf("</svg>"));
}

/** The drawing that somebody asks for by its name, if there is one. */
export const iconNamed = (name: string): IconName => (name in raw ? (name as IconName) : "users");
