// The larger drawings on cards come when the first of them is seen; rank and suit are there before.
interface Art {
  courtOf: typeof import("./courts").courtOf;
  emblems: readonly string[];
}

let art = $state.raw<Art>();
let asked = false;

async function fetched(): Promise<Art> {
  const [{ courtOf }, { EMBLEMS }] = await Promise.all([import("./courts"), import("./emblems")]);
  return { courtOf, emblems: EMBLEMS };
}

/** A failure is not kept: the next card asks again. */
function ask(): void {
  asked = true;
  fetched().then(
    (all) => (art = all),
    () => (asked = false),
  );
}

export function drawings(): Art | undefined {
  if (!asked) ask();
  return art;
}
