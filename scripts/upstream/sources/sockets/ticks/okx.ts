import * as v from 'valibot';
import { amount } from '../../decode/numbers.ts';
import { OKX_PATH, OKX_PING, okxReader } from '../okxSocket.ts';
import { inParts, type SocketRow } from '../socketRow.ts';
import type { LastPrice } from './lastPrice.ts';

/** Channels of one request: OKX takes 64 KB. */
const CHANNELS = 100;

const tickers = v.pipe(
  v.object({
    arg: v.object({ channel: v.literal('tickers') }),
    data: v.array(v.object({ instId: v.string(), last: v.pipe(amount, v.gtValue(0)) })),
  }),
  v.transform(({ data }) => data.map(({ instId, last }): LastPrice => ({ symbol: instId, price: last }))),
);

/** Pairs of OKX by name; each is told when it has changed, at most ten times a second. */
export const okxTicks: SocketRow<LastPrice> = {
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
