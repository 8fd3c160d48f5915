import { within } from '../../../../shared/src/time/within.ts';
import type { Known, SourceClient } from '../client/sourceClient.ts';
import { failure } from '../net/failure.ts';
import type { Question } from '../question/question.ts';
import type { SourceName } from '../table/sourceTable.ts';
import { ageOf } from './age.ts';
import { createMemory } from './memory.ts';

export interface SourceReader {
  /** Epoch ms. */
  now(): number;
  /**
   * The answer to a question, at most `maxAge` ms old where the source answers, else the last good one. However many ask
   * at once, the source is asked once; who already has an answer does not wait longer than 1.5 s for a newer one, and
   * nobody longer than 6 s for the first: until it comes there is none.
   */
  read<Value>(source: SourceName, question: Question<Value>, maxAge: number): Promise<Known<Value>>;
  /** What is known without asking. */
  latest<Value>(source: SourceName, question: Question<Value>): Known<Value>;
  /** How far a source's clock is ahead of ours, ms; 0 before its first answer. */
  skew(source: SourceName): number;
}

export interface SourceReaderOptions {
  readonly clients: ReadonlyMap<SourceName, SourceClient>;
  readonly now: () => number;
  /** Told why a question could not be asked at all. */
  readonly log?: (error: unknown) => void;
  /** Decoded answers held in memory. */
  readonly size?: number;
  /** ms that the first answer to a question is awaited. */
  readonly firstPatience?: number;
}

/** Decoded answers that are held at once: every question of the schedule, and the pages that were read last. */
const SIZE = 600;
/** ms: a page does not wait longer for a newer answer than the one it has. */
const PATIENCE = 1_500;
/**
 * ms: for the first answer longer, but less than the gateway waits for ours (10 s): what other sources report in the same
 * answer is not lost with one that is silent.
 */
const FIRST_PATIENCE = 6_000;
/** ms: after a failure the same question is not asked again at once. */
const RETRY = 5_000;

/** Makes the reader through which ports ask the sources: one call for all who ask, and the last good answer at once. */
export function createSourceReader({
  clients,
  now,
  log = () => undefined,
  size = SIZE,
  firstPatience = FIRST_PATIENCE,
}: SourceReaderOptions): SourceReader {
  const memory = createMemory(size);

  function entryOf<Value>(source: SourceName, question: Question<Value>) {
    return memory.entry(source, question, () => {
      const client = clients.get(source);
      return client?.recall(question) ?? { kind: 'nothing', why: failure('off', 'no client') };
    });
  }

  return {
    now,
    skew: (source) => clients.get(source)?.skew() ?? 0,
    latest: (source, question) => entryOf(source, question).known,
    async read(source, question, maxAge) {
      const entry = entryOf(source, question);
      const { known } = entry;
      if (known.kind !== 'nothing' && ageOf(known.at, now()) <= maxAge) return known;
      const client = clients.get(source);
      const wasAsked = ageOf(entry.askedAt, now()) < Math.min(maxAge, RETRY);
      if (!client || (entry.pending === null && wasAsked)) return known;
      const pending = entry.ask(async () => {
        const reported = await client.ask(question, entry.known).catch((error: unknown) => {
          // Nothing is spent and nothing asked: the last answer stands.
          log(error);
          return stale(entry.known, error);
        });
        const answer = newerOf(entry.known, reported);
        if (question.isPassing && answer.kind === 'fresh') memory.drop(source, question);
        return answer;
      }, now());
      const patience = known.kind === 'nothing' ? firstPatience : PATIENCE;
      return within(patience, pending, known);
    },
  };
}

/** What is kept may lag behind what is known, or not be read at all: an older answer never takes the place of a newer. */
function newerOf<Value>(known: Known<Value>, reported: Known<Value>): Known<Value> {
  if (known.kind === 'nothing' || reported.kind === 'fresh') return reported;
  if (reported.kind === 'cached' && reported.at >= known.at) return reported;
  return { ...known, kind: 'cached', why: reported.why };
}

/** What is known, and why nothing newer is. */
function stale<Value>(known: Known<Value>, error: unknown): Known<Value> {
  const why = failure('status', error instanceof Error ? error.message : String(error));
  return known.kind === 'nothing' ? { kind: 'nothing', why } : { ...known, kind: 'cached', why };
}
