import { parseServerMessage } from '@coinmirror/shared/contract/live.ts';
import { liveChannels, readChannel, type Tick } from '@coinmirror/shared/contract/liveChannels.ts';
import { createCoalescer } from '@coinmirror/shared/live/coalescer.ts';
import { createMessageReader } from './messageReader.ts';
import { createTickBuffer } from './tickBuffer.ts';
import { after } from './timer.ts';

export interface InboxOptions {
  /** How often ticks and states are handed over, ms. */
  readonly flushInterval: number;
  /** The newest tick of each coin since the last call. */
  onTicks(ticks: readonly Tick[]): void;
  /** What a push of another channel carries, not read yet. */
  onPush(channel: string, data: unknown): void;
  /** The number of a message that carries news. */
  onSeq(seq: number): void;
  /** A ping, with what its pong repeats. */
  onPing(ping: number): void;
}

export interface Inbox {
  /** Takes in a frame of the socket. */
  onData(data: unknown): void;
  /** Drops what is pending. */
  clear(): void;
}

/** Reads frames and hands their messages over as the rows of their channels say (`liveChannels`). */
export function createInbox({ flushInterval, onTicks, onPush, onSeq, onPing }: InboxOptions): Inbox {
  const ticks = createTickBuffer(flushInterval, (received) => {
    onTicks(received);
    onSeq(Math.max(...received.map(({ seq }) => seq)));
  });
  const states = createCoalescer<{ readonly seq: number; readonly data: unknown }>({
    later: after(flushInterval),
    isNewer: (one, other) => one.seq > other.seq,
    flush(newest) {
      for (const [channel, { data }] of newest) onPush(channel, data);
    },
  });

  function push(channel: string, seq: number, data: unknown) {
    onSeq(seq);
    const known = readChannel(channel);
    if (known === null) return;
    if (liveChannels[known.kind].handOver === 'once') onPush(channel, data);
    else states.push(channel, { seq, data });
  }

  function onMessage(received: unknown) {
    const message = parseServerMessage(received);
    if (message?.kind === 'ping') onPing(message.at);
    if (message?.kind === 'tick') ticks.push(message.tick);
    if (message?.kind === 'push') push(message.channel, message.seq, message.data);
  }

  return {
    onData: createMessageReader(onMessage),
    clear() {
      ticks.clear();
      states.clear();
    },
  };
}
