import type { WatchKind } from '../watchBook.ts';

/** A starred thing that the visitor wants in another group. */
export interface Regrouped {
  readonly kind: WatchKind;
  readonly code: string;
  readonly name: string;
}

let asked: Regrouped | null = null;
const listeners = new Set<() => void>();

/**
 * Opens the window with the groups, wherever the visitor is by now: the star that asks may be gone with its row or its
 * page. null closes it. GroupChoiceHost (once, in the frame) shows it.
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
