import * as v from 'valibot';
import { rowsOf } from '../../decode/jsonOf.ts';
import { positive } from '../../decode/numbers.ts';
import type { LastPrice } from '../kinds/lastPrice.ts';
import { inParts, type SocketRow } from '../kinds/socketRow.ts';
import { OKX_PATH, OKX_PING, okxReader } from './socket.ts';

/** Channels of one request: OKX takes 64 KB. */
const CHANNELS = 100;

const tickers = v.pipe(
  v.object({
    arg: v.object({ channel: v.literal('tickers') }),
    data: rowsOf(v.object({ instId: v.string(), last: positive })),
  }),
  v.transform(({ data }) => data.map(({ instId, last }): LastPrice => ({ symbol: instId, price: last }))),
);

/** Pairs of OKX by name; each is reported when it has changed, at most ten times a second. */
export const okxTicks: SocketRow<LastPrice, 'OKX'> = {
  source: 'OKX',
  path: OKX_PATH,
  subscribe: (names) =>
    inParts(names, CHANNELS).map((part) =>
      JSON.stringify({ op: 'subscribe', args: part.map((instId) => ({ channel: 'tickers', instId })) }),
    ),
  ping: OKX_PING,
  silence: 30_000,
  isQuiet: false,
  read: okxReader(tickers),
};
