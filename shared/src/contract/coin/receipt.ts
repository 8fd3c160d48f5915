import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { envelope, label, text } from '../wire.ts';
import { maybeAmount, maybeNum, wireAmount, wireShare } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { millis } from '../wireTime.ts';
import { coinCode } from './coinCode.ts';

/**
 * How a price is made of its quotes. median: the one at which half of the weight is reached. premium: the weighted mean of
 * quotes without the premiums of their places. last, listing: no quote is believed; the last price agreed on stands, or
 * that of whoever lists the coin.
 */
const RECEIPT_RULES = ['median', 'premium', 'last', 'listing'] as const;

export type ReceiptRule = (typeof RECEIPT_RULES)[number];

const quote = v.object({
  exchangeCode: text,
  exchangeName: label,
  pair: text,
  /** USD; of several pairs their mean by turnover. */
  price: wireAmount,
  /** USD within 24 h. */
  volume: wireAmount,
  /** % of all weights. */
  weight: wireShare,
  /** % over the price, where the rule takes it off; else null. */
  premium: maybeNum,
});

/** What counted in a price. */
export type ReceiptQuote = v.InferOutput<typeof quote>;

const refused = v.object({
  exchangeCode: text,
  exchangeName: label,
  pair: text,
  /** USD; null for what is no number. */
  price: maybeAmount,
  /** In Chinese. */
  reason: text,
});

/** A quote that did not count, and why. */
export type ReceiptRefusal = v.InferOutput<typeof refused>;

const receipt = v.object({
  code: text,
  name: label,
  symbol: label,
  /** USD. */
  price: wireAmount,
  /** The cycle in which it was decided, epoch ms. */
  time: millis,
  rule: v.picklist(RECEIPT_RULES),
  confirmedAt: millis,
  /** Why a price of most exchanges is held back, in Chinese; '' while none is. */
  doubt: text,
  quotes: rowsOf(quote),
  refused: rowsOf(refused),
  /** When the price is checked again; of a past minute when the next receipt was written. */
  nextAt: millis,
  /** The first minute that can still be asked for. */
  oldestAt: millis,
});

/** How a price came about. Money in USD, weights and premiums in %, times in epoch ms. */
export type PriceReceipt = v.InferOutput<typeof receipt>;

export const coinReceiptEndpoints = {
  /** How the price of a coin came about, now or at a minute of the last 24 hours. */
  priceReceipt: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/coin/receipt',
    params: v.object({
      code: coinCode,
      /** `2026-11-28T17:30`, of Beijing unless a zone follows; '': now. */
      at: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    }),
    response: envelope(receipt),
  }),
} as const;
