/** Whether parts of the page say that their data is old; where the page says so once for all, they need not. */
let mayNote = true;
const listeners = new Set<() => void>();

/** Parts may say how old their data is, or leave that to the page. */
export function allowPartNotes(allowed: boolean): void {
  if (allowed === mayNote) return;
  mayNote = allowed;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const partNotes = {
  areAllowed: () => mayNote,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
