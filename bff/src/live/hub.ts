import { createCoalescer } from '@coinmirror/shared/live/coalescer.ts';
import { Holders } from '@coinmirror/shared/live/holders.ts';
import { createPushMessage, type PushMessage } from './pushMessages.ts';

/** Whoever listens to channels. */
export interface Listener {
  push(channel: string, push: PushMessage): void;
}

export interface HubOptions {
  /** How long a channel without listeners stays subscribed, so that a reload does not resubscribe it, ms. */
  readonly releaseDelay: number;
  subscribe(channels: readonly string[]): void;
  unsubscribe(channels: readonly string[]): void;
}

interface Channel {
  /** The newest state: what a newcomer gets at once. */
  last: PushMessage | null;
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
  const holders = new Holders<Listener>();
  const silent = new Set<string>();
  let sweep: ReturnType<typeof setTimeout> | undefined;
  const burst = createCoalescer<PushMessage>({
    later(run) {
      const timer = setTimeout(run, BURST).unref();
      return () => clearTimeout(timer);
    },
    flush(pushes) {
      for (const [name, push] of pushes) for (const listener of holders.of(name)) listener.push(name, push);
    },
  });

  function drop(names: readonly string[]): void {
    for (const name of names) {
      holders.drop(name);
      channels.delete(name);
      silent.delete(name);
      burst.forget(name);
    }
    if (names.length > 0) unsubscribe(names);
  }

  function dropUnused(): void {
    sweep = undefined;
    drop(holders.unheld());
  }

  function hold(listener: Listener, name: string): void {
    const isNew = !holders.of(name).has(listener);
    if (holders.add(name, listener)) {
      channels.set(name, { last: null, seq: 0 });
      silent.add(name);
      return;
    }
    const last = channels.get(name)?.last;
    // What is of this burst comes with it.
    if (isNew && last && !burst.isWaiting(name)) listener.push(name, last);
  }

  function leave(listener: Listener, names: readonly string[]): void {
    for (const name of names) holders.remove(name, listener);
    if (sweep === undefined) sweep = setTimeout(dropUnused, releaseDelay).unref();
  }

  return {
    channels: () => holders.keys(),
    joined: (listener) => holders.countOf(listener),
    missing: (listener, names) => [...new Set(names)].filter((name) => !holders.of(name).has(listener)),
    join(listener, names) {
      const added = new Set(names.filter((name) => !holders.has(name)));
      for (const name of names) hold(listener, name);
      if (added.size > 0) subscribe([...added]);
      if (silent.size > MOST_SILENT) drop([...silent].slice(0, silent.size - MOST_SILENT));
    },
    leave,
    leaveAll: (listener) => leave(listener, holders.keys()),
    receive(push) {
      const channel = channels.get(push.ch);
      if (channel === undefined) return;
      silent.delete(push.ch);
      // A restarted upstream counts from the beginning, but visitors need numbers that grow.
      channel.seq = Math.max(channel.seq + 1, push.seq);
      channel.last = createPushMessage(JSON.stringify({ ...push, seq: channel.seq }));
      burst.push(push.ch, channel.last);
    },
  };
}
