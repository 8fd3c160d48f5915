import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { PushFrame } from './frames.ts';

/** The way out to one visitor. */
export interface Outlet {
  push(channel: string, frame: PushFrame): void;
  /** Forgets what is waiting on a channel. */
  forget(channel: string): void;
}

/**
 * Sends as fast as the visitor reads. To a slow one goes the newest state of each channel, never a growing queue. The
 * upstream's ticks come in bursts: what comes in one turn of the loop leaves in one write of `stream`, the connection
 * under the socket.
 */
export function createOutlet(
  socket: Pick<WebSocket, 'send'>,
  stream: Pick<Duplex, 'cork' | 'uncork' | 'once' | 'writableNeedDrain'>,
  gzip: boolean,
): Outlet {
  const waiting = new Map<string, PushFrame>();
  let corked = false;

  function uncork(): void {
    corked = false;
    stream.uncork();
  }

  function send(frame: PushFrame): void {
    if (!corked) {
      corked = true;
      stream.cork();
      process.nextTick(uncork);
    }
    socket.send(gzip ? frame.gzip() : frame.text, { binary: gzip });
  }

  function flush(): void {
    for (const [channel, frame] of waiting) {
      if (stream.writableNeedDrain) break;
      waiting.delete(channel);
      send(frame);
    }
    if (waiting.size > 0) stream.once('drain', flush);
  }

  return {
    push(channel, frame) {
      if (waiting.size === 0 && !stream.writableNeedDrain) {
        send(frame);
        return;
      }
      if (waiting.size === 0) stream.once('drain', flush);
      waiting.set(channel, frame);
    },
    forget: (channel) => void waiting.delete(channel),
  };
}
