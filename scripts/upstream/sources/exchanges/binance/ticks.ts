import * as v from 'valibot';
import { rowsOf } from '../../decode/jsonOf.ts';
import { positive } from '../../decode/numbers.ts';
import type { LastPrice } from '../kinds/lastPrice.ts';
import { messageReader } from '../kinds/socketMessage.ts';
import type { SocketRow } from '../kinds/socketRow.ts';
import { binanceEnding, binanceIdle } from './socket.ts';

const tickers = rowsOf(
  v.pipe(
    v.object({ s: v.string(), c: positive }),
    v.transform(({ s, c }): LastPrice => ({ symbol: s, price: c })),
  ),
);

/** All pairs of Binance that have traded within the last second: nothing is asked for. */
export const binanceTicks: SocketRow<LastPrice, 'BINANCE'> = {
  source: 'BINANCE',
  path: '/ws/!miniTicker@arr',
  subscribe: () => [],
  ping: null,
  silence: 30_000,
  isQuiet: false,
  read: messageReader(tickers, binanceIdle, binanceEnding),
};
