import {
  type ChannelKind,
  type ChannelMessage,
  channelName,
  readChannel,
} from '@coinmirror/shared/contract/liveChannels.ts';
import { createConnectionPolicy } from './connectionPolicy.ts';
import { createInbox } from './inbox.ts';
import { createChannelListeners } from './listeners.ts';
import { createSilence } from './silence.ts';
import { createLiveSocket } from './socket.ts';
import { createSubscriptions } from './subscriptions.ts';
import { createTickStore, type Ticks } from './tickStore.ts';

export interface LiveClientOptions {
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
  /** Receives a coin's ticks while held, whenever the page is connected for the sake of other channels. */
  accompany(code: string): () => void;
}

/**
 * The live client: its socket is open exactly while page, tab and network all allow it and something is subscribed.
 */
export function createLiveClient({ timings, onBack, ...connection }: LiveClientOptions): LiveClient {
  const ticks = createTickStore();
  const listeners = createChannelListeners();
  const silence = createSilence({ lostAfter: timings.lostAfter, onBack });
  const inbox = createInbox({
    flushInterval: timings.flushInterval,
    onTicks: ticks.receive,
    onPush: listeners.notify,
    onSeq: silence.hear,
    onPing: (ping) => socket.send({ pong: ping }),
  });
  const socket = createLiveSocket({
    ...connection,
    reconnectDelay: timings.reconnectDelay,
    silenceLimit: timings.silenceLimit,
    onOpen() {
      silence.restart();
      send('subscribe', subscriptions.wanted());
      onBack?.();
    },
    onData: inbox.onData,
  });
  const policy = createConnectionPolicy({
    hiddenCloseDelay: timings.hiddenCloseDelay,
    onWish: silence.want,
    open: socket.open,
    close() {
      inbox.clear();
      socket.close();
    },
  });
  const subscriptions = createSubscriptions({
    releaseDelay: timings.releaseDelay,
    onNeeded: policy.setNeeded,
    subscribe: (channels) => send('subscribe', channels),
    unsubscribe(channels) {
      send('unsubscribe', channels);
      ticks.drop(channels.flatMap(coinOf));
    },
  });

  function send(op: 'subscribe' | 'unsubscribe', args: readonly string[]) {
    if (args.length > 0) socket.send({ op, args });
  }

  return {
    ticks,
    silentSince: silence.since,
    setAllowed: policy.setAllowed,
    setVisible: policy.setVisible,
    setOnline: policy.setOnline,
    hold: policy.hold,
    retain(kind, subject, listener) {
      const release = subscriptions.retain(channelName(kind, subject), true);
      if (!listener) return release;
      const unlisten = listeners.add(kind, subject, listener);
      return () => {
        unlisten();
        release();
      };
    },
    accompany: (code) => subscriptions.retain(channelName('ticker', code), false),
  };
}

/** The coin whose ticks a channel carries; nothing for a channel of another kind. */
function coinOf(channel: string): readonly string[] {
  const known = readChannel(channel);
  return known?.kind === 'ticker' ? [known.subject] : [];
}
