import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';

/**
 * Which columns this visitor chose, on this device, by table. Storage may be forbidden (private windows):
 * then the choice lives as long as the page.
 */
export function readColumnChoice(table: string): readonly string[] | null {
  const ids = readAll()[table];
  return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : null;
}

/** Null forgets the choice. */
export function saveColumnChoice(table: string, ids: readonly string[] | null): void {
  const { [table]: _old, ...others } = readAll();
  try {
    const all = ids === null ? others : { ...others, [table]: ids };
    localStorage.setItem(STORAGE_KEYS.tableColumns, JSON.stringify(all));
  } catch {
    // Nothing to do: the choice is already on screen.
  }
}

function readAll(): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.tableColumns) ?? '{}');
    return typeof all === 'object' && all !== null ? { ...all } : {};
  } catch {
    return {};
  }
}
