// The drawings are fetched once, when the first of them is wanted; whoever asked is drawn when they are there.
type Drawings = typeof import("./draw");

class Loaded {
  all = $state.raw<Drawings>();
  private asked = false;

  /** A failure is not kept: the next one who wants a drawing asks again. */
  ask(): void {
    if (this.asked) return;
    this.asked = true;
    import("./draw").then(
      (all) => (this.all = all),
      () => (this.asked = false),
    );
  }
}

const loaded = new Loaded();

export function load(): { readonly all: Drawings | undefined } {
  loaded.ask();
  return loaded;
}
