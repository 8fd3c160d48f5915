import * as v from 'valibot';
import { amount } from '../../decode/numbers.ts';
import type { VenueLiquidation } from '../kinds/liquidation.ts';
import type { SocketRow } from '../kinds/socketRow.ts';
import { OKX_PATH, OKX_PING, okxReader } from './socket.ts';

const positive = v.pipe(amount, v.gtValue(0));

/** `side` is that of the order, which sold a long position; `posSide` names the position, but for net accounts. */
const detail = v.pipe(
  v.object({
    side: v.picklist(['buy', 'sell']),
    posSide: v.picklist(['long', 'short', 'net']),
    bkPx: positive,
    sz: positive,
    ts: positive,
  }),
  v.transform((wire) => ({ ...wire, closed: wire.side === 'sell' ? ('long' as const) : ('short' as const) })),
  v.check(
    ({ posSide, closed }) => posSide === 'net' || posSide === closed,
    'a side that closes its position',
  ),
);

const orders = v.pipe(
  v.object({
    arg: v.object({ channel: v.literal('liquidation-orders') }),
    data: v.array(v.object({ instId: v.string(), details: v.array(detail) })),
  }),
  v.transform(({ data }) =>
    data.flatMap(({ instId, details }) =>
      details.map(
        ({ ts, closed, bkPx, sz }): VenueLiquidation => ({
          symbol: instId,
          time: ts,
          side: closed,
          price: bkPx,
          size: sz,
          counted: 'contracts',
        }),
      ),
    ),
  ),
);

/** Forced orders of all perpetuals of OKX, at bankruptcy prices: of each contract at most one within a second. */
export const okxLiquidations: SocketRow<VenueLiquidation, 'OKX'> = {
  source: 'OKX',
  path: OKX_PATH,
  subscribe: (names) =>
    names.map((instType) =>
      JSON.stringify({ op: 'subscribe', args: [{ channel: 'liquidation-orders', instType }] }),
    ),
  ping: OKX_PING,
  silence: 60_000,
  isQuiet: true,
  read: okxReader(orders),
};
