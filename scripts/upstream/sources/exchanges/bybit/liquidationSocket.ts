import * as v from 'valibot';
import { rowsOf } from '../../decode/jsonOf.ts';
import { positive } from '../../decode/numbers.ts';
import type { VenueLiquidation } from '../kinds/liquidation.ts';
import { messageReader } from '../kinds/socketMessage.ts';
import type { SocketRow } from '../kinds/socketRow.ts';
import { BYBIT_PING, bybitIdle, subscribeBybit } from './socket.ts';

const orders = v.pipe(
  v.object({
    topic: v.pipe(v.string(), v.startsWith('allLiquidation.')),
    data: rowsOf(
      v.object({
        T: positive,
        s: v.string(),
        // Of the position, and not of the order: "Buy" is a long one that was closed.
        S: v.picklist(['Buy', 'Sell']),
        v: positive,
        p: positive,
      }),
    ),
  }),
  v.transform(({ data }) =>
    data.map(
      (wire): VenueLiquidation => ({
        symbol: wire.s,
        time: wire.T,
        side: wire.S === 'Buy' ? 'long' : 'short',
        price: wire.p,
        size: wire.v,
        counted: 'units',
      }),
    ),
  ),
);

/** Forced orders of contracts of Bybit by name, at bankruptcy prices, all of them each half second. */
export const bybitLiquidations: SocketRow<VenueLiquidation, 'BYBIT'> = {
  source: 'BYBIT',
  path: '/v5/public/linear',
  subscribe: (names) => subscribeBybit(names.map((symbol) => `allLiquidation.${symbol}`)),
  ping: BYBIT_PING,
  silence: 60_000,
  isQuiet: true,
  read: messageReader(orders, bybitIdle),
};
