import * as v from 'valibot';
import { GLOBAL_CHANNEL, MAX_CHANNELS, type Tick, tickerChannel, tickerCode } from './liveChannels.ts';
import { maybeAmount, maybeCount, maybeNum, maybeShare, num, wireAmount, wireCount } from './wireNumber.ts';
import { millis } from './wireTime.ts';

/**
 * Live messages. A client subscribes to channels by name; the server pushes with a sequence number per channel that
 * only grows, so that clients detect late frames. Frames are text with one message; with `/live?encoding=gzip` a frame
 * may be gzip and may contain a list of messages.
 */

/** Messages from the client. */
const clientMessage = v.union([
  v.object({
    op: v.picklist(['subscribe', 'unsubscribe']),
    args: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.minLength(1), v.maxLength(MAX_CHANNELS)),
  }),
  v.object({ pong: num }),
]);

export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** Reads a client's message; null if unknown. */
export function parseClientMessage(json: unknown): ClientMessage | null {
  const result = v.safeParse(clientMessage, json);
  return result.success ? result.output : null;
}

const tickData = v.object({
  price_usd: wireAmount,
  change_24h: maybeNum,
  change_utc8: num,
  change_utc0: num,
  vol_usd: wireAmount,
});

const liveGlobalWire = v.pipe(
  v.object({
    xauprice: maybeAmount,
    vol24h: maybeAmount,
    marketcapvol: maybeAmount,
    risenum: maybeCount,
    fallnum: maybeCount,
    usdt_price_cny: maybeAmount,
    btcpropotion: maybeShare,
    gas: maybeAmount,
  }),
  v.transform((wire) => ({
    goldPrice: wire.xauprice,
    volume24h: wire.vol24h,
    marketCap: wire.marketcapvol,
    riseCount: wire.risenum,
    fallCount: wire.fallnum,
    usdtPriceCny: wire.usdt_price_cny,
    btcDominance: wire.btcpropotion,
    ethGasGwei: wire.gas,
  })),
);

/** The server's payload on the global channel. */
export type LiveGlobalWire = v.InferInput<typeof liveGlobalWire>;
/** Market-wide figures. Money in USD, `usdtPriceCny` in CNY, gold in USD per ounce. */
export type LiveGlobal = v.InferOutput<typeof liveGlobalWire>;

/** Reads a push of the global channel; null if malformed. */
export function readLiveGlobal(data: unknown): LiveGlobal | null {
  const result = v.safeParse(liveGlobalWire, data);
  return result.success ? result.output : null;
}

const serverMessage = v.union([
  v.object({ ch: v.string(), ts: millis, seq: wireCount, data: v.unknown() }),
  v.object({ ping: num }),
]);

/** Messages from the server. */
export type ServerMessage =
  | { readonly kind: 'ping'; readonly at: number }
  | { readonly kind: 'tick'; readonly tick: Tick }
  | {
      readonly kind: 'push';
      readonly channel: string;
      readonly time: number;
      readonly seq: number;
      readonly data: unknown;
    };

/** Reads a server's message; null if unknown, or a tick with malformed figures. */
export function parseServerMessage(json: unknown): ServerMessage | null {
  const result = v.safeParse(serverMessage, json);
  if (!result.success) return null;
  const message = result.output;
  if ('ping' in message) return { kind: 'ping', at: message.ping };
  const code = tickerCode(message.ch);
  if (code === null) {
    return { kind: 'push', channel: message.ch, time: message.ts, seq: message.seq, data: message.data };
  }
  const data = v.safeParse(tickData, message.data);
  return data.success ? { kind: 'tick', tick: toTick(code, message.ts, message.seq, data.output) } : null;
}

function toTick(code: string, time: number, seq: number, data: v.InferOutput<typeof tickData>): Tick {
  return {
    code,
    seq,
    time,
    price: data.price_usd,
    change24h: data.change_24h,
    changeUtc8: data.change_utc8,
    changeUtc0: data.change_utc0,
    volume24h: data.vol_usd,
  };
}

/** The push message of a tick, as the server sends it. */
export function tickPush(tick: Tick) {
  return {
    ch: tickerChannel(tick.code),
    ts: tick.time,
    seq: tick.seq,
    data: {
      price_usd: tick.price,
      change_24h: tick.change24h,
      change_utc8: tick.changeUtc8,
      change_utc0: tick.changeUtc0,
      vol_usd: tick.volume24h,
    },
  };
}

/** The push message of the market-wide figures, as the server sends it. */
export function globalPush(time: number, seq: number, data: LiveGlobalWire) {
  return { ch: GLOBAL_CHANNEL, ts: time, seq, data };
}
