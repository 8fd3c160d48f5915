import type { Column } from '../columns/column.ts';
import { star } from '../columns/words.ts';

/** The call for coins that an exchange listed, newest first. */
export function listingsAt(platform: string) {
  return { page: 1, per_page: 100, sort: 'time' as const, days: 0 as const, platform };
}

/** The call for sales on an exchange, newest first. */
export function salesAt(platform: string) {
  return { page: 1, per_page: 100, sort: 'recent' as const, type: 'ieo' as const, platform };
}

/** Omitted columns: the exchange itself, and days since a date that is also shown. */
const LEFT_OUT: ReadonlySet<string> = new Set(['exchange', 'platform', 'days']);
const OUTCOME: ReadonlySet<string> = new Set(['since', 'roi']);

/** The columns of a list of one exchange: without the exchange, and with the coins' performance beside their names. */
export function listingColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const own = columns.filter(({ id }) => !LEFT_OUT.has(id)).map(hereOnly);
  const [names, figures] = [own.slice(0, 1), own.slice(1)];
  const outcome = figures.filter(({ id }) => OUTCOME.has(id));
  return [star<Row>(), ...names, ...outcome, ...figures.filter(({ id }) => !OUTCOME.has(id))];
}

/** The opening price on this exchange, which need not be the coin's first. */
function hereOnly<Row>(column: Column<Row>): Column<Row> {
  return column.id === 'firstPrice' ? { ...column, label: '上线价' } : column;
}
