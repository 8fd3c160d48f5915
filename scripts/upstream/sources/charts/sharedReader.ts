import { SECOND } from '@coinmirror/shared/time/units.ts';
import type { Known } from '../client/sourceClient.ts';
import { type BucketState, fullBucket, refill, takeTokens } from '../net/tokenBucket.ts';
import type { Question } from '../question/question.ts';
import { ageOf } from '../reader/age.ts';
import type { SourceReader } from '../reader/sourceReader.ts';
import { type SourceName, sourceTable } from '../table/sourceTable.ts';
import { createTurns } from './turns.ts';

/** Reads answers that pages want, within a part of each source's limits. */
export type SharedReader = <Value>(
  source: SourceName,
  question: Question<Value>,
  maxAge: number,
) => Promise<Known<Value>>;

/** What a share needs of the reader. */
export type ReaderToShare = Pick<SourceReader, 'now' | 'latest' | 'read'>;

/** ms: who has not asked for so long does not wait for an answer any more. */
const INTEREST = 10 * SECOND;

/**
 * Makes a reader that spends at most a part (0 to 1) of each source's limits, so that however many pages ask, the
 * market's own tickers are never refused. Beyond it the last good answer is reported, and the oldest one is renewed first.
 */
export function createSharedReader(reader: ReaderToShare, part: number): SharedReader {
  const buckets = new Map<SourceName, BucketState>();
  const turns = createTurns(INTEREST);
  const underWay = new Set<string>();

  function spends(source: SourceName, key: string, cost: number): boolean {
    const { burst, perMinute } = sourceTable[source];
    const limit = { burst: burst * part, perMinute: perMinute * part };
    const now = reader.now();
    const bucket = refill(buckets.get(source) ?? fullBucket(limit, now), limit, now);
    const isForAll = bucket.tokens >= turns.count(source) * cost;
    if (!isForAll && !turns.isFirst(source, key)) return false;
    const { state, wait } = takeTokens(bucket, limit, cost, now);
    buckets.set(source, state);
    return wait === 0;
  }

  return async <Value>(source: SourceName, question: Question<Value>, maxAge: number) => {
    const known = reader.latest(source, question);
    const answeredAt = known.kind === 'nothing' ? Number.NEGATIVE_INFINITY : known.at;
    if (!question.isPassing && ageOf(answeredAt, reader.now()) <= maxAge) return known;
    const key = `${source} ${question.path}`;
    if (underWay.has(key)) return reader.read(source, question, maxAge);
    turns.wants(source, key, answeredAt, reader.now());
    if (!spends(source, key, question.cost ?? 1)) return known;
    turns.served(source, key, reader.now());
    underWay.add(key);
    try {
      return await reader.read(source, question, maxAge);
    } finally {
      underWay.delete(key);
    }
  };
}
