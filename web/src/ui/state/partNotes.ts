/** Whether parts of the page say that their data is old; where the page says so once for all, they need not. */
let mayNote = true;
let isLeftToPage = false;
const listeners = new Set<() => void>();

/** From now on parts say nothing of their age but with the page's leave: for an app that has somebody to tell it at all. */
export function leaveNotesToPage(): void {
  isLeftToPage = true;
  allowPartNotes(false);
}

/** The page's leave. Without `leaveNotesToPage` nobody asks for it. */
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
