import { LRUCache } from 'lru-cache';
import type { Known } from '../client/sourceClient.ts';
import type { Question } from '../question/question.ts';
import type { SourceName } from '../table/sourceTable.ts';

/** What is known of one question, and the call that is under way. */
export interface Entry<Value> {
  known: Known<Value>;
  /** Epoch ms of the last call's start. */
  askedAt: number;
  pending: Promise<Known<Value>> | null;
  /** Starts a call, unless one is under way. */
  ask(call: () => Promise<Known<Value>>, now: number): Promise<Known<Value>>;
}

/** Decoded answers by source and question, the least recently read ones dropped beyond `size`. */
export function createMemory(size: number) {
  const entries = new LRUCache<string, object>({ max: size });

  return {
    drop(source: SourceName, question: Question<unknown>): void {
      entries.delete(keyOf(source, question));
    },
    entry<Value>(source: SourceName, question: Question<Value>, recall: () => Known<Value>): Entry<Value> {
      const key = keyOf(source, question);
      const found = entries.get(key);
      // A path has one decoder, made by the function that makes the question, so a known entry is of its type.
      const entry = found === undefined ? createEntry(recall()) : (found as Entry<Value>);
      if (found === undefined) entries.set(key, entry);
      return entry;
    },
  };
}

function keyOf(source: SourceName, { path, post = '' }: Question<unknown>): string {
  return `${source} ${path} ${post}`;
}

function createEntry<Value>(known: Known<Value>): Entry<Value> {
  const entry: Entry<Value> = {
    known,
    askedAt: Number.NEGATIVE_INFINITY,
    pending: null,
    ask(call, now) {
      if (entry.pending) return entry.pending;
      entry.askedAt = now;
      entry.pending = call()
        .then((answer) => {
          entry.known = answer;
          return answer;
        })
        .finally(() => {
          entry.pending = null;
        });
      return entry.pending;
    },
  };
  return entry;
}
