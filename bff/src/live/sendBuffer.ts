import type { Duplex } from 'node:stream';
import { createCoalescer } from '@coinmirror/shared/live/coalescer.ts';
import type { WebSocket } from 'ws';
import type { Bundler, PushMessage } from './pushMessages.ts';

/** The way out to one visitor. */
export interface SendBuffer {
  push(channel: string, push: PushMessage): void;
  /** Forgets what is waiting on a channel. */
  forget(channel: string): void;
}

/**
 * What comes in one turn of the loop leaves in one write of `stream`, the connection under the socket: as one message
 * where the visitor takes bundles, else as one for each push. To a visitor who reads slowly goes the newest state of each
 * channel, never a growing queue.
 */
export function createSendBuffer(
  socket: Pick<WebSocket, 'send'>,
  stream: Pick<Duplex, 'cork' | 'uncork' | 'once' | 'writableNeedDrain'>,
  bundle: Bundler | null,
): SendBuffer {
  const waiting = createCoalescer<PushMessage>({
    later(run) {
      process.nextTick(whenDrained, run);
      return () => undefined;
    },
    flush: (pushes) => send([...pushes.values()]),
  });

  function whenDrained(run: () => void): void {
    if (stream.writableNeedDrain) stream.once('drain', () => whenDrained(run));
    else run();
  }

  function send(pushes: readonly PushMessage[]): void {
    if (bundle) {
      const { data, binary } = bundle(pushes);
      socket.send(data, { binary });
      return;
    }
    stream.cork();
    for (const { text } of pushes) socket.send(text, { binary: false });
    stream.uncork();
  }

  return { push: waiting.push, forget: waiting.forget };
}
