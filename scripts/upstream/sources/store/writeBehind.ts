import { ADVICE, type Trouble, troubleOf } from '../../database/trouble.ts';

export interface WriteBehind {
  /**
   * Writes now, or as soon as the file can be written again; never waits. `name`: what it is of, whose newer write takes
   * its place; `bytes`: what it holds in memory meanwhile. Returns whether it is written. Throws what is no fault of the
   * file.
   */
  write(name: string, write: () => void, bytes?: number): boolean;
  /** Whether a write of this name waits, so that the file tells something older. */
  isWaiting(name: string): boolean;
  /** Tries what waits once more, and drops the rest. */
  end(): void;
}

export interface WriteBehindOptions {
  /** Told in a line when writes begin to wait, and when they have been written. */
  readonly log: (line: string) => void;
  /** Writes that wait at most, and their bytes; the oldest are dropped beyond: all that is kept can be asked for again. */
  readonly most?: number;
  readonly mostBytes?: number;
}

interface Waiting {
  readonly write: () => void;
  readonly bytes: number;
}

/** ms between two tries. */
const RETRY = 500;
const MOST = 2_000;
const MOST_BYTES = 64 << 20;

/**
 * Writes without waiting for the file: while another process holds it, or the disk is full, what is to be written waits
 * in memory, in order and bounded. The thread that makes prices never stands still for what is kept.
 */
export function createWriteBehind({
  log,
  most = MOST,
  mostBytes = MOST_BYTES,
}: WriteBehindOptions): WriteBehind {
  const waiting = new Map<string, Waiting>();
  let held = 0;
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;

  function remove(name: string): void {
    held -= waiting.get(name)?.bytes ?? 0;
    waiting.delete(name);
  }

  function queue(name: string, one: Waiting): void {
    remove(name);
    waiting.set(name, one);
    held += one.bytes;
    for (const oldest of waiting.keys()) {
      if (waiting.size <= most && held <= mostBytes) break;
      remove(oldest);
      dropped += 1;
    }
    timer ??= setTimeout(retry, RETRY).unref();
  }

  function retry(): void {
    timer = undefined;
    for (const [name, { write }] of [...waiting]) {
      if (troubleIn(write) !== null) {
        timer = setTimeout(retry, RETRY).unref();
        return;
      }
      remove(name);
    }
    log(`market.sqlite is written again; ${dropped} writes were dropped`);
    dropped = 0;
  }

  return {
    isWaiting: (name) => waiting.has(name),
    write(name, write, bytes = 0) {
      if (waiting.size === 0) {
        const trouble = troubleIn(write);
        if (trouble === null) return true;
        log(`market.sqlite cannot be written, and prices go on: ${ADVICE[trouble]}`);
      }
      queue(name, { write, bytes });
      return false;
    },
    end() {
      clearTimeout(timer);
      for (const { write } of waiting.values()) if (troubleIn(write) !== null) break;
      waiting.clear();
    },
  };
}

/** Writes; returns the trouble of the file that has prevented it, null for none. */
function troubleIn(write: () => void): Trouble | null {
  try {
    write();
    return null;
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === null) throw error;
    return trouble;
  }
}
