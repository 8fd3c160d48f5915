import { troubleOf } from '../../database/trouble.ts';
import type { WriteBehind } from './writeBehind.ts';

/** A small state by source, written behind: while the file lags or cannot be read, what was reported last stands. */
export function createLastKnown<State>(
  what: string,
  writes: WriteBehind,
  read: (source: string) => State | null,
) {
  const reported = new Map<string, State | null>();
  const nameOf = (source: string) => `${what} ${source}`;
  return {
    /** Another process may have written since: the file goes first. */
    find(source: string): State | null {
      if (writes.isWaiting(nameOf(source))) return reported.get(source) ?? null;
      try {
        return read(source);
      } catch (error) {
        if (troubleOf(error) === null) throw error;
        return reported.get(source) ?? null;
      }
    },
    save(source: string, state: State | null, write: () => void): void {
      reported.set(source, state);
      writes.write(nameOf(source), write);
    },
  };
}
