import type { RefusalReason } from '@coinmirror/shared/contract/trackRecord.ts';

/** A number that is refused in a cycle. */
export interface Refused {
  /** Who says so: a venue, else a source. */
  readonly venue: string;
  readonly subject: string;
  readonly reason: RefusalReason;
  /** From the price that stands, %, signed; null: nothing to compare with. */
  readonly deviation: number | null;
}

/** The same without a break. Times are epoch ms. */
export interface Episode extends Refused {
  readonly from: number;
  /** When it was refused last. */
  readonly until: number;
  readonly isOpen: boolean;
}

/**
 * Makes the rows of a log, at most `most`, and notes which of them the file does not hold yet. What waits for the file is
 * bounded by the rows themselves, however long it cannot be written.
 */
export function createEpisodes(stored: readonly Episode[], most: number) {
  const episodes = new Map(
    stored.toSorted((one, other) => one.from - other.from).map((each) => [keyOf(each), each]),
  );
  /** Keys of those that have ended, oldest first. */
  const ended = new Set([...episodes].flatMap(([key, { isOpen }]) => (isOpen ? [] : [key])));
  const changed = new Set<string>();
  const inFile = new Set(episodes.keys());
  const gone = new Map<string, Episode>();

  function drop(key: string): void {
    const episode = episodes.get(key);
    if (episode && inFile.delete(key)) gone.set(key, episode);
    episodes.delete(key);
    ended.delete(key);
    changed.delete(key);
  }

  return {
    get: (key: string): Episode | undefined => episodes.get(key),
    all: (): readonly Episode[] => [...episodes.values()],
    put(episode: Episode): string {
      const key = keyOf(episode);
      episodes.set(key, episode);
      changed.add(key);
      gone.delete(key);
      if (!episode.isOpen) ended.add(key);
      return key;
    },
    /** Drops those that ended before an instant, epoch ms. */
    forget(before: number): void {
      for (const key of ended) {
        if ((episodes.get(key)?.until ?? 0) >= before) return;
        drop(key);
      }
    },
    /** Makes room for one more: the one goes that ended first. Whether there is any. */
    makeRoom(): boolean {
      const [oldest] = ended;
      if (episodes.size >= most && oldest !== undefined) drop(oldest);
      return episodes.size < most;
    },
    /** What the file does not hold yet, and what it is to forget. */
    changes: () => ({
      put: [...changed].flatMap((key) => episodes.get(key) ?? []),
      gone: [...gone.values()],
    }),
    /** The file holds all. */
    stored(): void {
      for (const key of changed) inFile.add(key);
      changed.clear();
      gone.clear();
    },
  };
}

function keyOf({ venue, subject, from }: Episode): string {
  return `${venue}\n${subject}\n${from}`;
}
