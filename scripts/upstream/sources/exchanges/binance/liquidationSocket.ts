import * as v from 'valibot';
import { positive } from '../../decode/numbers.ts';
import type { VenueLiquidation } from '../kinds/liquidation.ts';
import { messageReader } from '../kinds/socketMessage.ts';
import type { SocketRow } from '../kinds/socketRow.ts';
import { BINANCE_PING, binanceEnding, binanceIdle } from './socket.ts';

/** `S` is the side of the order that closed the position: a sale closed a long one. `z` is what was filled of it, at `ap`. */
const filled = v.pipe(
  v.object({
    e: v.literal('forceOrder'),
    o: v.object({
      s: v.string(),
      S: v.picklist(['BUY', 'SELL']),
      X: v.literal('FILLED'),
      z: positive,
      ap: positive,
      T: positive,
    }),
  }),
  v.transform(({ o }): readonly VenueLiquidation[] => [
    {
      symbol: o.s,
      time: o.T,
      side: o.S === 'SELL' ? 'long' : 'short',
      price: o.ap,
      size: o.z,
      counted: 'units',
    },
  ]),
);

/** An order that is not filled yet is reported again when it is. */
const pending = v.object({
  e: v.literal('forceOrder'),
  o: v.object({ X: v.picklist(['NEW', 'PARTIALLY_FILLED']) }),
});

/** Forced orders of all contracts of Binance that are settled in dollars: of each at most the last one within a second. */
export const binanceLiquidations: SocketRow<VenueLiquidation, 'BINANCE_FUTURES'> = {
  source: 'BINANCE_FUTURES',
  path: '/market/ws/!forceOrder@arr',
  subscribe: () => [],
  ping: BINANCE_PING,
  silence: 150_000,
  isQuiet: true,
  read: messageReader(filled, v.union([binanceIdle, pending]), binanceEnding),
};
