import * as v from 'valibot';
import { liquidation } from './dashboards/futures.ts';
import type { ApiEndpointName } from './endpoints.ts';
import { type Given, row } from './fields.ts';
import { orderBookRow, tradeRow } from './kline.ts';
import { maybeNum, wireAmount } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';

/** Maximum number of channels per message. */
export const MAX_CHANNELS = 500;

/** One kind of live channel. */
interface ChannelRow<Message extends v.GenericSchema> {
  /** The call whose answer its messages carry on. */
  readonly call: ApiEndpointName;
  /** What stands after the point of its name (`ticker.bitcoin`); null where there is but one of its kind. */
  readonly subject: RegExp | null;
  /** What a push carries: read from the wire to ours. */
  readonly message: Message;
  /**
   * When a browser hands messages on. `snapshot`: the newest of each channel, four times a second, since each is a whole
   * state; `once`: each as it comes, since it tells what no other does.
   */
  readonly handOver: 'cycle' | 'once';
}

function channel<const Message extends v.GenericSchema>(row: ChannelRow<Message>): ChannelRow<Message> {
  return row;
}

const CODE = /^[a-z0-9][a-z0-9._-]{0,79}$/;

const tickRow = row({
  price: ['price_usd', wireAmount],
  /** %; null for what has traded for less than a day. */
  change24h: ['change_24h', maybeNum],
  changeUtc8: ['change_utc8', maybeNum],
  changeUtc0: ['change_utc0', maybeNum],
  volume24h: ['vol_usd', wireAmount],
});

/**
 * The live channels, each once: its name, its messages and how they are handed on. The upstream's table of sources
 * (`scripts/upstream/server/live/channels.ts`) does not compile without each. Browsers load this with the live client: whoever
 * holds a channel names its kind and its subject.
 */
export const liveChannels = {
  /** The newest price of a coin or a ticker. */
  ticker: channel({ call: 'coinRank', subject: CODE, message: tickRow, handOver: 'cycle' }),
  /** The order book of a ticker. */
  depth: channel({ call: 'orderBook', subject: CODE, message: orderBookRow, handOver: 'cycle' }),
  /** The newest trades of a ticker, newest first. */
  trades: channel({ call: 'trades', subject: CODE, message: rowsOf(tradeRow), handOver: 'cycle' }),
  /** The newest liquidations of the market, newest first. */
  liquidation: channel({
    call: 'futuresOverview',
    subject: null,
    message: rowsOf(liquidation),
    handOver: 'once',
  }),
} as const;

type Channels = typeof liveChannels;

export type ChannelKind = keyof Channels;
/** What the upstream gives to be written into a push. */
export type ChannelGiven<Kind extends ChannelKind> = Given<Channels[Kind]['message']>;
/** What a listener is told. */
export type ChannelMessage<Kind extends ChannelKind> = v.InferOutput<Channels[Kind]['message']>;

/** A coin's newest price. Price and volume in USD, changes in %, time in epoch ms. */
export interface Tick extends ChannelMessage<'ticker'> {
  readonly code: string;
  readonly seq: number;
  readonly time: number;
}

/** A channel's name: `ticker.bitcoin`, `liquidation`. */
export function channelName(kind: ChannelKind, subject = ''): string {
  return liveChannels[kind].subject === null ? kind : `${kind}.${subject}`;
}

/** Which channel a name means; null for a name that is none. */
export function readChannel(name: string): { readonly kind: ChannelKind; readonly subject: string } | null {
  const [, kind = '', subject = ''] = /^([a-z]+)(?:\.(.*))?$/.exec(name) ?? [];
  if (!isKind(kind) || channelName(kind, subject) !== name) return null;
  return liveChannels[kind].subject?.test(subject) === false ? null : { kind, subject };
}

function isKind(word: string): word is ChannelKind {
  return Object.hasOwn(liveChannels, word);
}

/** Reads what a push carries; null when it is broken. */
export function readMessage<Kind extends ChannelKind>(
  kind: Kind,
  data: unknown,
): ChannelMessage<Kind> | null {
  const result = v.safeParse<Channels[Kind]['message']>(liveChannels[kind].message, data);
  return result.success ? result.output : null;
}

/** A push as the upstream writes it: of `time` (epoch ms), with a number that only grows, of data as the wire has it. */
export function channelPush(
  kind: ChannelKind,
  subject: string,
  { time, seq, data }: { readonly time: number; readonly seq: number; readonly data: unknown },
) {
  return { ch: channelName(kind, subject), ts: time, seq, data };
}
