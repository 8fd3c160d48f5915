import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amountOrNull, positive } from '../../decode/numbers.ts';
import { textOrNull } from '../../decode/present.ts';
import { quietIn } from '../../decode/quiet.ts';
import { volumeOrNull } from '../../decode/volumes.ts';
import type { Question } from '../../question/question.ts';
import { beforeChange, type VenueTicker } from '../kinds/ticker.ts';
import { named, withoutAliases } from './alias.ts';

const product = v.object({
  ...named,
  base_name: textOrNull,
  price: positive,
  price_percentage_change_24h: amountOrNull,
  volume_24h: volumeOrNull,
  product_type: v.string(),
  status: v.string(),
  is_disabled: v.boolean(),
  trading_disabled: v.boolean(),
});

const tickers = v.pipe(
  v.object({ products: rowsOf(product, quietIn('price')) }),
  v.transform(({ products }) => withoutAliases(products).filter(isTrading).flatMap(tickerOf)),
);

function isTrading(wire: v.InferOutput<typeof product>): boolean {
  return (
    wire.product_type === 'SPOT' && wire.status === 'online' && !wire.is_disabled && !wire.trading_disabled
  );
}

function tickerOf(wire: v.InferOutput<typeof product>): readonly VenueTicker[] {
  const { price, volume_24h: baseVolume } = wire;
  if (baseVolume === null) return [];
  return [
    {
      symbol: wire.product_id,
      last: price,
      open24h: beforeChange(price, wire.price_percentage_change_24h),
      high24h: null,
      low24h: null,
      bid: null,
      ask: null,
      baseVolume,
      // It tells coins alone: at the last price, which serves as a weight and is no turnover.
      quoteVolume: baseVolume * price,
      time: null,
      openUtc8: null,
      openUtc0: null,
      fullName: wire.base_name,
    },
  ];
}

/** All spot tickers of Coinbase that trade: no clock, no bid and ask; its percentage is percent. */
export const coinbaseTickers: Question<readonly VenueTicker[]> = {
  path: '/api/v3/brokerage/market/products?product_type=SPOT',
  decode: jsonOf(tickers),
};
