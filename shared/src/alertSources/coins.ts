import { ALERT_KINDS } from '../alerts/kinds.ts';
import type { CoinMeasure } from '../alerts/measures.ts';
import { type CoinRow, coinEndpoints } from '../contract/coins.ts';
import { futuresOverviewEndpoints } from '../contract/dashboards/futures.ts';
import { futuresPastEndpoints } from '../contract/dashboards/futuresPast.ts';
import { namedRow } from '../contract/namedRow.ts';
import { type AlertSource, coinCodes, valueSample } from './source.ts';

/** A call takes 4,000 characters of codes, each at most 80, and answers 200 rows. */
const CODES_A_CALL = 50;

const coinRank = namedRow(coinEndpoints, 'coinRank');
const futuresOverview = namedRow(futuresOverviewEndpoints, 'futuresOverview');
const interestMoves = namedRow(futuresPastEndpoints, 'interestMoves');

/** A figure of the row that lists show of a coin. */
export function rowSource(
  measure: 'price' | 'change24h' | 'volume24h' | 'turnoverRate',
  figureOf: (row: CoinRow) => number | null,
): AlertSource {
  return async (ask, watched) => {
    const codes = coinCodes(watched);
    const parts = Array.from({ length: Math.ceil(codes.length / CODES_A_CALL) }, (_, part) =>
      codes.slice(part * CODES_A_CALL, (part + 1) * CODES_A_CALL).join(','),
    );
    const pages = await Promise.all(
      parts.map((part) => ask(coinRank, { codes: part, pagesize: CODES_A_CALL })),
    );
    const found = new Map(
      pages.flatMap((page) => (page?.value.rows ?? []).map((row) => [row.code, { row, page }] as const)),
    );
    return ({ coin }) => {
      const one = found.get(coin?.code ?? '');
      if (!one?.page) return null;
      return valueSample(one.page, figureOf(one.row), ALERT_KINDS[measure].format);
    };
  };
}

function tableSource<Row extends { readonly code: string }>(
  measure: CoinMeasure,
  read: (ask: Parameters<AlertSource>[0]) => Promise<Table<Row> | null>,
  figureOf: (row: Row) => number | null,
): AlertSource {
  return async (ask) => {
    const table = await read(ask);
    if (table === null) return () => null;
    const rows = new Map(table.rows.map((row) => [row.code, row]));
    return ({ coin }) => {
      const row = rows.get(coin?.code ?? '');
      return row ? valueSample(table, figureOf(row), ALERT_KINDS[measure].format) : null;
    };
  };
}

interface Table<Row> {
  readonly rows: readonly Row[];
  readonly asOf: number;
  readonly provenance: Exclude<Parameters<typeof valueSample>[0]['provenance'], undefined>;
}

/** % per eight hours over all exchanges, weighted by open interest, as the dashboard of futures has it. */
export const fundingSource = tableSource(
  'funding',
  async (ask) => {
    const board = await ask(futuresOverview, {});
    return board && { ...board, rows: board.value.coins };
  },
  ({ funding }) => funding,
);

/** % against the hour 24 h ago, of the coins that the page of open interest lists. */
export const interestSource = tableSource(
  'interest24h',
  async (ask) => {
    const moves = await ask(interestMoves, {});
    return moves && { ...moves, rows: moves.value.rows };
  },
  ({ interestChange24h }) => interestChange24h,
);

/** Positions closed by force since the last whole hour, USD, on all exchanges that tell of them. */
export const liquidatedSource: AlertSource = async (ask) => {
  const board = await ask(futuresOverview, {});
  const hour = board?.value.hours.at(-1);
  return () =>
    board && hour ? valueSample(board, hour.long + hour.short, ALERT_KINDS.liquidated1h.format) : null;
};
