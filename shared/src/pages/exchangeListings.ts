import type { Column } from '../columns/column.ts';

/** The call for coins that came to market at an exchange, newest first. */
export function listingsAt(platform: string) {
  return { page: 1, per_page: 100, sort: 'time' as const, days: 0 as const, platform };
}

/** The call for sales that an exchange held, newest first. */
export function salesAt(platform: string) {
  return { page: 1, per_page: 100, sort: 'recent' as const, type: 'ieo' as const, platform };
}

const PLATFORM: ReadonlySet<string> = new Set(['exchange', 'platform']);

/** The columns of a list of one exchange alone: which one it was goes without saying. */
export function withoutPlatform<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.filter(({ id }) => !PLATFORM.has(id));
}
