// What this browser was shown of the match, for whoever taps a line of the log. Nothing that was not shown is in it, and
// a reload forgets it.

import type { View } from "../net/protocol";

const MOST = 600;

export class Past {
  /** oldest first, of one match */
  views = $state.raw<readonly View[]>([]);
  /** which of them is looked at again, by its line; null: nobody looks back */
  at = $state<number | null>(null);

  readonly lines = $derived<ReadonlySet<number>>(new Set(this.views.map((view) => view.n)));

  keep(view: View): void {
    const last = this.views.at(-1);
    const same = last?.match === view.match;
    if (same && (view.n <= last.n || !view.news.length)) return; // nothing has happened
    this.views = same ? [...this.views, view].slice(-MOST) : [view];
  }
}
