import type { SourceName } from '../table/sourceTable.ts';
import type { ReplayServer } from './replayServer.ts';

/** A row of a source's answer, as it is written. */
type Row = Readonly<Record<string, unknown>>;

/** How a venue writes its tickers: where, under which name of a pair, and the fields that a redenomination multiplies. */
const TICKERS: Partial<
  Record<SourceName, { readonly path: string; readonly name: string; readonly fields: readonly string[] }>
> = {
  BINANCE: {
    path: '/api/v3/ticker/24hr',
    name: 'symbol',
    fields: ['lastPrice', 'bidPrice', 'askPrice', 'highPrice'],
  },
  OKX: { path: '/api/v5/market/tickers', name: 'instId', fields: ['last', 'bidPx', 'askPx', 'high24h'] },
  BYBIT: {
    path: '/v5/market/tickers',
    name: 'symbol',
    fields: ['lastPrice', 'bid1Price', 'ask1Price', 'highPrice24h'],
  },
  GATE: {
    path: '/api/v4/spot/tickers',
    name: 'currency_pair',
    fields: ['last', 'highest_bid', 'lowest_ask', 'high_24h'],
  },
  BITGET: {
    path: '/api/v2/spot/market/tickers',
    name: 'symbol',
    fields: ['lastPr', 'bidPr', 'askPr', 'high24h'],
  },
};

/** Venues whose tickers can be falsified. */
export const FALSIFIED = Object.keys(TICKERS) as readonly SourceName[];

/** Multiplies what a venue's tickers tell of the pairs of a base, in `fields` or those of a redenomination. */
export function redenominate(
  server: ReplayServer,
  source: SourceName,
  { base, times, fields }: { base: string; times: number; fields?: readonly string[] },
): void {
  const tickers = TICKERS[source];
  if (!tickers) throw new Error(`no tickers of ${source}`);
  const own = fields ?? tickers.fields;
  falsify(server, tickers.path, (row) =>
    String(row[tickers.name]).replace(/[-_]/g, '').startsWith(base) ? multiply(row, own, times) : row,
  );
}

/** A row with some of its numbers multiplied. */
export function multiply(row: Row, fields: readonly string[], times: number): Row {
  return { ...row, ...Object.fromEntries(fields.map((field) => [field, multiplied(row[field], times)])) };
}

/** Changes the rows of a list from now on, wherever in the answer they stand. */
export function falsify(server: ReplayServer, path: string, change: (row: Row) => Row): void {
  server.alter(path, (answer) => changed(answer, change));
}

/** The same answer with each object of a list changed. */
function changed(answer: unknown, change: (row: Row) => Row): object {
  if (Array.isArray(answer)) return answer.map((row: unknown) => (isRow(row) ? change(row) : row));
  if (!isRow(answer)) return {};
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null ? changed(value, change) : value,
    ]),
  );
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A number, or its text, as it is written. */
function multiplied(value: unknown, times: number): unknown {
  if (typeof value === 'number') return value * times;
  return typeof value === 'string' && value !== '' ? String(Number(value) * times) : value;
}
