import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { readText, writeText } from '../storage/browserStore.ts';

/**
 * The visitor's column choice on this device, by table. Where storage is forbidden (private windows), the choice lasts
 * until the page closes.
 */
export function readColumnChoice(table: string): readonly string[] | null {
  const ids = readAll()[table];
  return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : null;
}

/** Null deletes the choice. */
export function saveColumnChoice(table: string, ids: readonly string[] | null): void {
  const { [table]: _old, ...others } = readAll();
  const all = ids === null ? others : { ...others, [table]: ids };
  writeText('localStorage', STORAGE_KEYS.tableColumns, JSON.stringify(all));
}

function readAll(): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(readText('localStorage', STORAGE_KEYS.tableColumns) ?? '{}');
    return typeof all === 'object' && all !== null ? { ...all } : {};
  } catch {
    return {};
  }
}
