import { createPushFrame, type PushFrame } from './frames.ts';

/** Whoever listens to channels. */
export interface Listener {
  push(channel: string, frame: PushFrame): void;
}

export interface HubOptions {
  /** How long a channel without listeners stays subscribed, so that a reload does not resubscribe it, ms. */
  readonly releaseDelay: number;
  subscribe(channels: readonly string[]): void;
  unsubscribe(channels: readonly string[]): void;
}

interface Channel {
  readonly name: string;
  readonly listeners: Set<Listener>;
  /** The newest state: what a newcomer gets at once. */
  last: PushFrame | null;
  seq: number;
}

/** A push as the upstream sends it. */
export interface Push {
  readonly ch: string;
  readonly seq: number;
  readonly [field: string]: unknown;
}

export interface Hub {
  /** How many channels he listens to. */
  joined(listener: Listener): number;
  /** Those of the channels that the listener does not listen to yet, each once. */
  missing(listener: Listener, channels: readonly string[]): readonly string[];
  join(listener: Listener, channels: readonly string[]): void;
  leave(listener: Listener, channels: readonly string[]): void;
  leaveAll(listener: Listener): void;
  receive(push: Push): void;
  /** Every channel the upstream must know of; sent again after a reconnect. */
  channels(): readonly string[];
}

/**
 * Channels without a push so far, at most. A real channel pushes within a second; invented names never do, and evict each
 * other here instead of filling the upstream's limit.
 */
const MOST_SILENT = 500;
/** Pushes within this time are sent together, since the upstream pushes coin by coin, ms. */
const BURST = 50;

/** Fans one upstream subscription a channel out to all who listen; reference-counted, newest state kept. */
export function createHub({ releaseDelay, subscribe, unsubscribe }: HubOptions): Hub {
  const channels = new Map<string, Channel>();
  const silent = new Set<string>();
  const joined = new Map<Listener, number>();
  let sweep: ReturnType<typeof setTimeout> | undefined;
  /** Channels of this burst, by the order in which they spoke. */
  const spoken = new Set<Channel>();

  function count(listener: Listener, more: 1 | -1): void {
    const now = (joined.get(listener) ?? 0) + more;
    if (now > 0) joined.set(listener, now);
    else joined.delete(listener);
  }

  function drop(names: readonly string[]): void {
    for (const name of names) {
      for (const listener of channels.get(name)?.listeners ?? []) count(listener, -1);
      channels.delete(name);
      silent.delete(name);
    }
    if (names.length > 0) unsubscribe(names);
  }

  function dropUnused(): void {
    sweep = undefined;
    drop([...channels].filter(([, { listeners }]) => listeners.size === 0).map(([name]) => name));
  }

  function deliver(): void {
    for (const { name, listeners, last } of spoken) {
      if (last) for (const listener of listeners) listener.push(name, last);
    }
    spoken.clear();
  }

  function open(name: string): Channel {
    const channel: Channel = { name, listeners: new Set(), last: null, seq: 0 };
    channels.set(name, channel);
    silent.add(name);
    return channel;
  }

  function remove(listener: Listener, left: Iterable<Channel | undefined>): void {
    for (const channel of left) if (channel?.listeners.delete(listener)) count(listener, -1);
    if (sweep === undefined) sweep = setTimeout(dropUnused, releaseDelay).unref();
  }

  return {
    channels: () => [...channels.keys()],
    joined: (listener) => joined.get(listener) ?? 0,
    missing: (listener, names) =>
      [...new Set(names)].filter((name) => !channels.get(name)?.listeners.has(listener)),
    join(listener, names) {
      const added: string[] = [];
      for (const name of names) {
        let channel = channels.get(name);
        if (channel === undefined) {
          channel = open(name);
          added.push(name);
        }
        if (channel.listeners.has(listener)) continue;
        channel.listeners.add(listener);
        count(listener, 1);
        // What is of this burst comes with it.
        if (channel.last && !spoken.has(channel)) listener.push(name, channel.last);
      }
      if (added.length > 0) subscribe(added);
      if (silent.size > MOST_SILENT) drop([...silent].slice(0, silent.size - MOST_SILENT));
    },
    leave: (listener, names) =>
      remove(
        listener,
        names.map((name) => channels.get(name)),
      ),
    leaveAll: (listener) => remove(listener, channels.values()),
    receive(push) {
      const channel = channels.get(push.ch);
      if (channel === undefined) return;
      silent.delete(push.ch);
      // A restarted upstream counts from the beginning, but visitors need numbers that grow.
      channel.seq = Math.max(channel.seq + 1, push.seq);
      channel.last = createPushFrame(JSON.stringify({ ...push, seq: channel.seq }));
      if (spoken.size === 0) setTimeout(deliver, BURST).unref();
      spoken.add(channel);
    },
  };
}
