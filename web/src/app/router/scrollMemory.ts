import type { Location } from 'react-router';
import { readText, writeText } from '#ui/storage/browserStore.ts';

const KEY = 'scrollPositions';

/** Scroll positions of this tab's history, by `placeOf`. */
export type Positions = Record<string, number>;

/** What tells an entry of the history apart. All that were opened by their address have one key: the address does. */
export function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

export function readPositions(): Positions {
  try {
    const kept: unknown = JSON.parse(readText('sessionStorage', KEY) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    );
  } catch {
    return {};
  }
}

/** Will the page begin somewhere below its top: where it was left, or at the part its address names? */
export function isRemembered(location: Location): boolean {
  return location.hash !== '' || (readPositions()[placeOf(location)] ?? 0) > 0;
}

export function writePositions(positions: Positions): void {
  writeText('sessionStorage', KEY, JSON.stringify(positions));
}
