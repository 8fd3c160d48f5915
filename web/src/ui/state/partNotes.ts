/** Whether parts of the page report their own stale data; not while the page reports it for all of them. */
let mayNote = true;
let isLeftToPage = false;
const listeners = new Set<() => void>();

/** From now on parts note their age only when the page allows it: for an app that does report outages. */
export function leaveNotesToPage(): void {
  isLeftToPage = true;
  allowPartNotes(false);
}

/** Sets whether parts may note their age; only used after `leaveNotesToPage`. */
export function allowPartNotes(allowed: boolean): void {
  if (!isLeftToPage || allowed === mayNote) return;
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
