import * as v from 'valibot';
import type { PriceReceipt } from '../../ports/receipts.ts';

const quote = v.object({
  exchange: v.string(),
  pair: v.string(),
  price: v.number(),
  volume: v.number(),
  weight: v.number(),
  premium: v.nullable(v.number()),
});

const refused = v.object({
  exchange: v.string(),
  pair: v.string(),
  price: v.nullable(v.number()),
  why: v.picklist([
    ...(['stale', 'future', 'spread', 'thin', 'volume'] as const),
    ...(['crossed', 'notANumber', 'outlier', 'quarantined', 'unconfirmed', 'identity'] as const),
  ]),
});

/** A receipt as it is kept: it is read by this, so that one of another version is noticed. */
export const receiptRow: v.GenericSchema<unknown, PriceReceipt> = v.object({
  price: v.number(),
  time: v.number(),
  rule: v.picklist(['median', 'premium', 'last', 'listing']),
  confirmedAt: v.number(),
  doubt: v.string(),
  quotes: v.array(quote),
  refused: v.array(refused),
});
