import type { WatchKind } from '../watchlists.ts';

/** A starred item to move to another group. */
export interface Regrouped {
  readonly kind: WatchKind;
  readonly code: string;
  readonly name: string;
}

let asked: Regrouped | null = null;
const listeners = new Set<() => void>();

/**
 * Opens the group dialog, wherever the visitor is by now: the star that asked may have unmounted with its row or page.
 * null closes it. GroupChoiceHost (once, in the frame) renders it.
 */
export function chooseGroup(next: Regrouped | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** For GroupChoiceHost. */
export const groupChoice = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  asked: () => asked,
};
