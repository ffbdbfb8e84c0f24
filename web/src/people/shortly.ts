// A long name on a button: the beginning is enough to know who is meant.
const LONGEST = 12;

export function shortly(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name)].map((one) => one.segment);
  return letters.length > LONGEST
    ? `${letters
        .slice(0, LONGEST - 1)
        .join("")
        .trimEnd()}…`
    : name;
}
