import type { Location } from 'react-router';
import { readText, writeText } from '#ui/storage/browserStore.ts';

const KEY = 'scrollPositions';

/** Scroll positions of this tab's history, by `placeOf`. */
export type Positions = Record<string, number>;

/**
 * The key of a history entry. All entries opened by typing their address share one key, so the address is
 * added to it.
 */
export function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

export function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(readText('sessionStorage', KEY) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    );
  } catch {
    return {};
  }
}

/**
 * Whether the page will not start at its top: its scroll position is remembered, or its address has a
 * fragment.
 */
export function isRemembered(location: Location): boolean {
  return location.hash !== '' || (readPositions()[placeOf(location)] ?? 0) > 0;
}

export function writePositions(positions: Positions): void {
  writeText('sessionStorage', KEY, JSON.stringify(positions));
}
