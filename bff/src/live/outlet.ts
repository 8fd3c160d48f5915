import type { Duplex } from 'node:stream';
import type { Burst, BurstReader } from './burst.ts';
import type { PushFrame } from './frames.ts';

/** The way out to one visitor. */
export interface Outlet {
  push(channel: string, frame: PushFrame): void;
  /** Forgets what is waiting on a channel. */
  forget(channel: string): void;
}

/** Writes as fast as the visitor reads. To a slow one goes the newest state of each channel, never a growing queue. */
export function createOutlet(stream: Duplex, gzip: boolean, burst: Burst): Outlet {
  const waiting = new Map<string, PushFrame>();
  const reader: BurstReader = { gzip, write: (bytes) => void stream.write(bytes) };

  function flush(): void {
    for (const [channel, frame] of waiting) {
      waiting.delete(channel);
      if (!stream.write(gzip ? frame.gzip() : frame.text)) break;
    }
    if (waiting.size > 0) stream.once('drain', flush);
  }

  return {
    push(channel, frame) {
      if (waiting.size > 0) {
        waiting.set(channel, frame);
      } else if (stream.writableNeedDrain) {
        waiting.set(channel, frame);
        stream.once('drain', flush);
      } else {
        burst.add(reader, frame);
      }
    },
    forget: (channel) => void waiting.delete(channel),
  };
}
