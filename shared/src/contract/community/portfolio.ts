import * as v from 'valibot';
import {
  OWN_NUMBER_MAX,
  PORTFOLIO_NAME_MAX,
  PORTFOLIO_TRADES_MAX,
  PORTFOLIOS_MAX,
} from '../../constants/limits.ts';
import { beijingDayStart } from '../../format/beijingDay.ts';
import { TRADE_SIDES, TRADE_UNITS, type Trade } from '../../portfolio/trade.ts';
import { defineEndpoint } from '../endpoint.ts';
import { envelope } from '../wire.ts';
import { between } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { itemCode, recordId, words } from './words.ts';

const positive = between(0, OWN_NUMBER_MAX, (value) => value > 0);
const notNegative = between(0, OWN_NUMBER_MAX);

const tradeRow = v.pipe(
  v.object({
    id: recordId,
    code: itemCode,
    side: v.picklist(TRADE_SIDES),
    /** A calendar day in Beijing, 2026-01-31. */
    day: v.pipe(
      v.string(),
      v.check((day) => beijingDayStart(day) !== null),
    ),
    /** Time of the day in Beijing, 09:30; absent where it is not known. */
    time: v.optional(v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))),
    price: notNegative,
    quantity: positive,
    fee: notNegative,
    unit: v.picklist(TRADE_UNITS),
    /** Units per 1 USD at the time of the trade. */
    per_usd: positive,
    /** Id of its portfolio; absent: the first one. */
    portfolio: v.optional(recordId),
  }),
  v.transform(({ per_usd, ...wire }): Trade => ({ ...wire, perUsd: per_usd })),
);

export type TradeWire = v.InferInput<typeof tradeRow>;

const portfolioName = v.object({ id: recordId, name: words(PORTFOLIO_NAME_MAX, 1) });

/** Row by row, also where none is left: what a later version keeps there is no wrong answer. */
const trades = envelope(rowsOf(tradeRow));
const names = envelope(rowsOf(portfolioName));
const post = { policy: 'write', method: 'POST', host: 'community', body: 'json' } as const;

/** Trades and portfolios of a logged-in visitor. Every change answers with all trades, or all portfolios. */
export const portfolioEndpoints = {
  portfolioTrades: defineEndpoint({
    policy: 'read',
    method: 'GET',
    host: 'community',
    path: '/api/v3/portfolio/list',
    params: v.object({}),
    response: trades,
  }),
  /**
   * Adds new trades and updates known ones by id; all or none. Refused if more would be sold than is held. Idempotent.
   */
  portfolioSave: defineEndpoint({
    ...post,
    response: trades,
    path: '/api/v3/portfolio/save',
    params: v.object({ trades: v.pipe(v.array(tradeRow), v.maxLength(PORTFOLIO_TRADES_MAX)) }),
  }),
  /** Idempotent; refused if a later sale would lack its purchase. */
  portfolioDelete: defineEndpoint({
    ...post,
    response: trades,
    path: '/api/v3/portfolio/del',
    params: v.object({ ids: v.pipe(v.array(recordId), v.maxLength(PORTFOLIO_TRADES_MAX)) }),
  }),
  /** Portfolios in the visitor's order; without the first one where it has never been renamed or moved. */
  portfolioNames: defineEndpoint({
    policy: 'read',
    method: 'GET',
    host: 'community',
    path: '/api/v3/portfolio/names',
    params: v.object({}),
    response: names,
  }),
  /** All of them: one that is left out is gone, and its trades belong to the first. Idempotent. */
  portfolioNamesSave: defineEndpoint({
    ...post,
    response: names,
    path: '/api/v3/portfolio/names/save',
    params: v.object({ portfolios: v.pipe(v.array(portfolioName), v.maxLength(PORTFOLIOS_MAX)) }),
  }),
} as const;

/** A trade in wire format. */
export function toTradeWire({ perUsd, ...trade }: Trade): TradeWire {
  return { ...trade, per_usd: perUsd };
}

/** Reads a trade stored in wire format; null for anything else. */
export function readTradeWire(value: unknown): Trade | null {
  const read = v.safeParse(tradeRow, value);
  return read.success ? read.output : null;
}
