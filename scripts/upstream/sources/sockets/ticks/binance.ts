import * as v from 'valibot';
import { amount } from '../../decode/numbers.ts';
import { binanceIdle } from '../binanceSocket.ts';
import { frameReader } from '../frame.ts';
import type { SocketRow } from '../socketRow.ts';
import type { LastPrice } from './lastPrice.ts';

const tickers = v.array(
  v.pipe(
    v.object({ s: v.string(), c: v.pipe(amount, v.gtValue(0)) }),
    v.transform(({ s, c }): LastPrice => ({ symbol: s, price: c })),
  ),
);

/** All pairs of Binance that have traded within the last second: nothing is asked for. */
export const binanceTicks: SocketRow<LastPrice> = {
  source: 'BINANCE',
  path: '/ws/!miniTicker@arr',
  subscribe: () => [],
  ping: null,
  silence: 30_000,
  isQuiet: false,
  read: frameReader(tickers, binanceIdle),
};
