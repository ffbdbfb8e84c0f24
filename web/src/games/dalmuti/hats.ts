// What each rank wears, drawn for this house on a ground of 100 × 64; the lower edge lies on the head.
import type { Title } from "./told";

const draw = (inside: string) =>
  `<svg viewBox="0 0 100 64" aria-hidden="true"><g stroke="#2a1712" stroke-width="2.500" stroke-linejoin="round">${inside}</g></svg>`;

const CROWN =
  '<path d="M14 60 6 14l22 18L50 2l22 30 22-18-8 46Z" fill="#ffc53d"/><path d="M14 60h72v-9H15.500Z" fill="#e89a12"/><circle cx="50" cy="40" r="6" fill="#e2352b"/><circle cx="28" cy="44" r="4" fill="#2fb5a8"/><circle cx="72" cy="44" r="4" fill="#2fb5a8"/>';
const MITRE =
  '<path d="M22 60C16 34 32 14 50 2c18 12 34 32 28 58Z" fill="#f4ead2"/><path d="M22 60h56v-10H21.500Z" fill="#8b4ac0"/><path d="M46 10h8v12h12v8H54v18h-8V30H34v-8h12Z" fill="#ffc53d" stroke="none"/>';
const BERET =
  '<path d="M6 46C4 26 26 14 52 16s46 14 42 30c-2 8-20 8-40 8S8 54 6 46Z" fill="#2f7d6a"/><path d="M16 50h68v10H16Z" fill="#1d5547"/><path d="M70 18C72 4 86 0 94 2c-4 10-12 18-22 20Z" fill="#ffb31a"/>';
const STRAW =
  '<path d="M2 54c0-8 22-12 48-12s48 4 48 12-22 8-48 8S2 62 2 54Z" fill="#e8c878"/><path d="M26 46C26 24 36 14 50 14s24 10 24 32c-14 4-34 4-48 0Z" fill="#f0d690"/><path d="M26 40c14 4 34 4 48 0v7c-14 4-34 4-48 0Z" fill="#a8622a"/>';
const SACK =
  '<path d="M12 60C8 30 26 10 50 12s44 14 40 48Z" fill="#9a8a70"/><path d="M64 14c12-10 24-6 22 6-2 8-10 10-18 8Z" fill="#877860"/><path d="M10 60h82v-9H11Z" fill="#6f6250"/><path d="M30 30l10 10M40 30 30 40" fill="none" stroke="#5a4e3e" stroke-width="3"/>';

export const HATS: Record<Title, string> = {
  "Greater Dalmuti": draw(CROWN),
  "Lesser Dalmuti": draw(MITRE),
  Merchant: draw(BERET),
  "Lesser Peon": draw(STRAW),
  "Greater Peon": draw(SACK),
};
