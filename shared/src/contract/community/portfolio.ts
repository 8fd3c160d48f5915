import * as v from 'valibot';
import { OWN_NUMBER_MAX, PORTFOLIO_TRADES_MAX } from '../../constants/limits.ts';
import { beijingDayStart } from '../../format/beijingDay.ts';
import { TRADE_SIDES, TRADE_UNITS, type Trade } from '../../portfolio/trade.ts';
import { defineEndpoint } from '../endpoint.ts';
import { envelope } from '../wire.ts';
import { between } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { itemCode, recordId } from './words.ts';

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
    price: notNegative,
    quantity: positive,
    fee: notNegative,
    unit: v.picklist(TRADE_UNITS),
    /** Units per 1 USD at the time of the trade. */
    per_usd: positive,
  }),
  v.transform(({ per_usd, ...wire }): Trade => ({ ...wire, perUsd: per_usd })),
);

export type TradeWire = v.InferInput<typeof tradeRow>;

/** Row by row, also where none is left: what a later version keeps there is no wrong answer. */
const trades = envelope(rowsOf(tradeRow));
const post = { policy: 'write', method: 'POST', host: 'community', body: 'json', response: trades } as const;

/** The trades of a logged-in visitor. Every change answers with all of them. */
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
    path: '/api/v3/portfolio/save',
    params: v.object({ trades: v.pipe(v.array(tradeRow), v.maxLength(PORTFOLIO_TRADES_MAX)) }),
  }),
  /** Idempotent; refused if a later sale would lack its purchase. */
  portfolioDelete: defineEndpoint({
    ...post,
    path: '/api/v3/portfolio/del',
    params: v.object({ ids: v.pipe(v.array(recordId), v.maxLength(PORTFOLIO_TRADES_MAX)) }),
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
