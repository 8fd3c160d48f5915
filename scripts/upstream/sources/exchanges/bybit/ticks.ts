import * as v from 'valibot';
import { amount } from '../../decode/numbers.ts';
import type { LastPrice } from '../kinds/lastPrice.ts';
import { messageReader } from '../kinds/socketMessage.ts';
import type { SocketRow } from '../kinds/socketRow.ts';
import { BYBIT_PING, bybitIdle, subscribeBybit } from './socket.ts';

const price = v.pipe(amount, v.gtValue(0));
const topic = v.pipe(v.string(), v.startsWith('tickers.'));

/** A snapshot has every field, a delta those that have changed: without a price it says nothing of it. */
const ticker = v.pipe(
  v.variant('type', [
    v.object({
      topic,
      type: v.literal('snapshot'),
      data: v.object({ symbol: v.string(), lastPrice: price }),
    }),
    v.object({
      topic,
      type: v.literal('delta'),
      data: v.object({ symbol: v.string(), lastPrice: v.optional(price) }),
    }),
  ]),
  v.transform(({ data: { symbol, lastPrice } }): readonly LastPrice[] =>
    lastPrice === undefined ? [] : [{ symbol, price: lastPrice }],
  ),
);

/** Spot pairs of Bybit by name, told every 50 ms where they have changed. */
export const bybitTicks: SocketRow<LastPrice, 'BYBIT'> = {
  source: 'BYBIT',
  path: '/v5/public/spot',
  subscribe: (names) => subscribeBybit(names.map((symbol) => `tickers.${symbol}`)),
  ping: BYBIT_PING,
  silence: 30_000,
  isQuiet: false,
  read: messageReader(ticker, bybitIdle),
};
