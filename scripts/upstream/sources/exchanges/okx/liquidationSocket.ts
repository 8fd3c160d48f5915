import * as v from 'valibot';
import { rowsOf } from '../../decode/jsonOf.ts';
import { positive } from '../../decode/numbers.ts';
import type { VenueLiquidation } from '../kinds/liquidation.ts';
import type { SocketRow } from '../kinds/socketRow.ts';
import { OKX_PATH, OKX_PING, okxReader } from './socket.ts';

/** `side` is that of the order, which sold a long position; `posSide` names the position, but for net accounts. */
const order = v.pipe(
  v.object({
    instId: v.string(),
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
  v.transform(
    ({ instId, ts, closed, bkPx, sz }): VenueLiquidation => ({
      symbol: instId,
      time: ts,
      side: closed,
      price: bkPx,
      size: sz,
      counted: 'contracts',
    }),
  ),
);

/** Orders stand under their contracts; all of a message are rows of one list. */
const contracts = v.pipe(
  v.array(v.object({ instId: v.string(), details: v.array(v.unknown()) })),
  v.transform((reported): unknown =>
    reported.flatMap(({ instId, details }) =>
      details.map((detail) => (typeof detail === 'object' ? { ...detail, instId } : detail)),
    ),
  ),
  rowsOf(order),
);

const orders = v.pipe(
  v.object({
    arg: v.object({ channel: v.literal('liquidation-orders') }),
    data: contracts,
  }),
  v.transform(({ data }) => data),
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
