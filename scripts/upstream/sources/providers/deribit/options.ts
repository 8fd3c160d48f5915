import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount, amountOrNull } from '../../decode/numbers.ts';
import { positiveOrNull } from '../../decode/present.ts';
import { dollarVolumeOrNull, volume } from '../../decode/volumes.ts';
import type { Question } from '../../question/question.ts';
import { type OptionName, parseOptionName } from './optionName.ts';
import { deribitResult } from './result.ts';

/** An option of Deribit. Sizes in coins of its base; prices in them too or in its dollar, but for the underlying. */
export interface VenueOption extends OptionName {
  readonly symbol: string;
  readonly markPrice: number | null;
  readonly bid: number | null;
  readonly ask: number | null;
  /** % a year. */
  readonly impliedVolatility: number | null;
  readonly openInterest: number;
  readonly volume24h: number;
  readonly volume24hUsd: number | null;
  /** USD. */
  readonly underlyingPrice: number | null;
  /** Epoch ms. */
  readonly time: number;
}

const option = v.pipe(
  v.object({
    instrument_name: v.string(),
    mark_price: amountOrNull,
    mark_iv: positiveOrNull,
    bid_price: positiveOrNull,
    ask_price: positiveOrNull,
    open_interest: amount,
    volume,
    volume_usd: dollarVolumeOrNull,
    underlying_price: positiveOrNull,
    creation_timestamp: amount,
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): VenueOption => {
    const wire = dataset.value;
    const name = parseOptionName(wire.instrument_name);
    if (name === null) {
      addIssue({ message: 'no option by its name' });
      return NEVER;
    }
    return {
      ...name,
      symbol: wire.instrument_name,
      markPrice: wire.mark_price,
      bid: wire.bid_price,
      ask: wire.ask_price,
      impliedVolatility: wire.mark_iv,
      openInterest: wire.open_interest,
      volume24h: wire.volume,
      volume24hUsd: wire.volume_usd,
      underlyingPrice: wire.underlying_price,
      time: wire.creation_timestamp,
    };
  }),
);

/** All options settled in a currency, as in BTC, ETH, USDC. */
export function deribitOptions(currency: string): Question<readonly VenueOption[]> {
  return {
    path: `/api/v2/public/get_book_summary_by_currency?currency=${currency}&kind=option`,
    maxBytes: 16 << 20,
    decode: jsonOf(deribitResult(rowsOf(option))),
  };
}

const index = v.pipe(
  v.object({ index_price: v.pipe(amount, v.gtValue(0)) }),
  v.transform(({ index_price }) => index_price),
);

/** Deribit's index of a coin in USD, by its symbol. */
export function deribitIndex(symbol: string): Question<number> {
  return {
    path: `/api/v2/public/get_index_price?index_name=${symbol.toLowerCase()}_usd`,
    decode: jsonOf(deribitResult(index)),
  };
}
