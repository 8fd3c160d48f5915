import { parseServerMessage } from '@coinmirror/shared/contract/live.ts';
import {
  type ChannelKind,
  type ChannelMessage,
  channelName,
  liveChannels,
  readChannel,
  readMessage,
} from '@coinmirror/shared/contract/liveChannels.ts';
import { createCoalescer } from '@coinmirror/shared/live/coalescer.ts';
import { createFrameReader } from './frames.ts';
import { createLiveSocket } from './socket.ts';
import { createSubscriptions } from './subscriptions.ts';
import { createTickBuffer } from './tickBuffer.ts';
import { createTickStore, type Ticks } from './tickStore.ts';
import { after } from './timer.ts';

export interface LiveRoomOptions {
  readonly url: string;
  readonly WebSocket: typeof WebSocket | undefined;
  readonly timings: {
    readonly reconnectDelay: number;
    readonly hiddenCloseDelay: number;
    readonly silenceLimit: number;
    readonly flushInterval: number;
    readonly releaseDelay: number;
    /** Silence after which prices no longer count as live, ms. */
    readonly lostAfter: number;
  };
  /** The connection works, again or for the first time: other failed calls may be retried. */
  onBack?(): void;
}

export interface LiveClient {
  /** The newest tick of each retained channel. */
  readonly ticks: Ticks;
  /** Whether the current page may be live. Called on each navigation. */
  setAllowed(allowed: boolean): void;
  /** The tab's visibility. Hiding closes after a short wait, showing connects at once. */
  setVisible(visible: boolean): void;
  /** The network's state. Offline closes, online connects. */
  setOnline(online: boolean): void;
  /** Closes and stays closed until the returned function is called. */
  hold(): () => void;
  /**
   * Since when nothing new has come although the page wants it: ms of `performance.now()`; null while it
   * wants nothing. Pings and the state that the gateway replays to new clients do not count: it sends both
   * while its own upstream is silent.
   */
  silentSince(): number | null;
  /**
   * Subscribes to the channel of a kind while held, of `subject` where there are several; ticks arrive in `ticks`, other
   * channels at `listener`, as their rows say (`liveChannels`).
   */
  retain<Kind extends ChannelKind>(
    kind: Kind,
    subject: string,
    listener?: (message: ChannelMessage<Kind>) => void,
  ): () => void;
}

/**
 * The live room: the socket is open exactly while page, tab and network all allow it and something is
 * subscribed.
 */
export function createLiveClient({ timings, onBack, ...connection }: LiveRoomOptions): LiveClient {
  const allowed = { page: false, tab: true, network: true };
  const listeners = new Map<string, Set<(data: unknown) => void>>();
  let open = false;
  /** When the page first wanted messages, and when the last one came. */
  let wantedAt: number | null = null;
  let heardAt = 0;
  let newestSeq = 0;
  let holds = 0;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const ticks = createTickStore();
  const buffer = createTickBuffer(timings.flushInterval, (received) => {
    ticks.receive(received);
    hear(Math.max(...received.map(({ seq }) => seq)));
  });
  const states = createCoalescer<{ readonly seq: number; readonly data: unknown }>({
    later: after(timings.flushInterval),
    isNewer: (one, other) => one.seq > other.seq,
    flush(newest) {
      for (const [channel, { data }] of newest) tell(channel, data);
    },
  });
  const readFrame = createFrameReader({ onTick: buffer.pushText, onJson: onMessage });
  const socket = createLiveSocket({
    ...connection,
    reconnectDelay: timings.reconnectDelay,
    silenceLimit: timings.silenceLimit,
    onOpen() {
      // Another gateway process starts its own sequence numbers.
      newestSeq = 0;
      sendIfAny('subscribe', subscriptions.wanted());
      onBack?.();
    },
    onFrame: readFrame,
  });
  const subscriptions = createSubscriptions({
    releaseDelay: timings.releaseDelay,
    subscribe: (channels) => sendIfAny('subscribe', channels),
    unsubscribe(channels) {
      sendIfAny('unsubscribe', channels);
      const codes = channels.flatMap((channel) => {
        const { kind, subject } = readChannel(channel) ?? {};
        return kind === 'ticker' && subject !== undefined ? [subject] : [];
      });
      if (codes.length > 0) ticks.drop(codes);
    },
  });

  function sendIfAny(op: 'subscribe' | 'unsubscribe', args: readonly string[]) {
    if (args.length > 0) socket.send({ op, args });
  }

  function onMessage(json: unknown) {
    const message = parseServerMessage(json);
    if (message?.kind === 'ping') socket.send({ pong: message.at });
    if (message?.kind === 'tick') buffer.push(message.tick);
    if (message?.kind === 'push') {
      hear(message.seq);
      const { channel, seq, data } = message;
      const known = readChannel(channel);
      if (known === null) return;
      if (liveChannels[known.kind].handOver === 'once') tell(channel, data);
      else states.push(channel, { seq, data });
    }
  }

  function tell(channel: string, data: unknown) {
    for (const listener of listeners.get(channel) ?? []) listener(data);
  }

  function silentSince(): number | null {
    return wantedAt === null ? null : Math.max(wantedAt, heardAt);
  }

  function hear(seq: number) {
    if (seq <= newestSeq) return;
    newestSeq = seq;
    const now = performance.now();
    const isBack = now - (silentSince() ?? now) >= timings.lostAfter;
    heardAt = now;
    if (isBack) onBack?.();
  }

  function settle() {
    const isWished = holds === 0 && allowed.page && allowed.tab;
    wantedAt = isWished ? (wantedAt ?? performance.now()) : null;
    const wanted = isWished && allowed.network;
    if (wanted === open) return;
    open = wanted;
    if (wanted) return socket.open();
    buffer.clear();
    states.clear();
    socket.close();
  }

  return {
    ticks,
    silentSince,
    setAllowed(next) {
      allowed.page = next;
      settle();
    },
    setVisible(visible) {
      clearTimeout(hiding);
      const apply = () => {
        allowed.tab = visible;
        settle();
      };
      if (visible) apply();
      else hiding = setTimeout(apply, timings.hiddenCloseDelay);
    },
    setOnline(online) {
      allowed.network = online;
      settle();
    },
    hold() {
      holds += 1;
      settle();
      let isHeld = true;
      return () => {
        if (isHeld) holds -= 1;
        isHeld = false;
        settle();
      };
    },
    retain(kind, subject, listener) {
      const channel = channelName(kind, subject);
      const release = subscriptions.retain(channel);
      if (!listener) return release;
      const listen = (data: unknown) => {
        const message = readMessage(kind, data);
        if (message !== null) listener(message);
      };
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(listen));
      return () => {
        set.delete(listen);
        release();
      };
    },
  };
}
