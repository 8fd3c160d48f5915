/**
 * Which columns this visitor chose, on this device, by table. Storage may be forbidden (private windows):
 * then the choice lives as long as the page.
 */
const PREFIX = 'tableColumns:';

export function readColumnChoice(table: string): readonly string[] | null {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(PREFIX + table) ?? 'null');
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : null;
  } catch {
    return null;
  }
}

/** Null forgets the choice. */
export function saveColumnChoice(table: string, ids: readonly string[] | null): void {
  try {
    if (ids === null) localStorage.removeItem(PREFIX + table);
    else localStorage.setItem(PREFIX + table, JSON.stringify(ids));
  } catch {
    // Nothing to do: the choice is already on screen.
  }
}
