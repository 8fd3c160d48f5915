import type { PushFrame } from './frames.ts';

/** Somebody who takes the frames of a burst as one piece. */
export interface BurstReader {
  readonly gzip: boolean;
  write(bytes: Buffer): void;
}

export interface Burst {
  /** Hands a frame over with all others that come in the same turn of the loop. */
  add(reader: BurstReader, frame: PushFrame): void;
}

interface Share {
  readonly frames: PushFrame[];
  key: string;
}

/**
 * The upstream sends its ticks in bursts. A visitor gets a burst in one write, and visitors of the same page, who
 * hear the same channels, get the very same bytes: they are put together once.
 */
export function createBurst(): Burst {
  let shares = new Map<BurstReader, Share>();

  function flush(): void {
    const together = new Map<string, Buffer>();
    const now = shares;
    shares = new Map();
    for (const [reader, { frames, key }] of now) {
      let bytes = together.get(key);
      if (bytes === undefined) {
        bytes = join(frames, reader.gzip);
        together.set(key, bytes);
      }
      reader.write(bytes);
    }
  }

  return {
    add(reader, frame) {
      if (shares.size === 0) queueMicrotask(flush);
      const share = shares.get(reader);
      if (share === undefined) {
        shares.set(reader, { frames: [frame], key: `${reader.gzip ? 'g' : 't'}${frame.id}` });
      } else {
        share.frames.push(frame);
        share.key += `,${frame.id}`;
      }
    },
  };
}

function join(frames: readonly PushFrame[], gzip: boolean): Buffer {
  const parts = frames.map((each) => (gzip ? each.gzip() : each.text));
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}
