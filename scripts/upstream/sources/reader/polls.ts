import type { Question } from '../question/question.ts';
import type { SourceName } from '../table/sourceTable.ts';
import type { SourceReader } from './sourceReader.ts';

/** A poll that asks sources alone, and looks at no market. */
export interface ReaderPoll {
  /** ms between two runs. */
  readonly every: number;
  run(world: { readonly reader: SourceReader }): Promise<unknown>;
}

/** ms: a question that failed is tried again this often, within its source's limits. */
const TRY_EVERY = 20_000;

/** Asks a question so that its answer is never much older than `every` ms. */
export function poll<Value>(source: SourceName, question: Question<Value>, every: number): ReaderPoll {
  return {
    every: Math.min(every, TRY_EVERY),
    // A tenth less than the time between two runs: the second run must not find the first one's answer young enough.
    run: ({ reader }) => reader.read(source, question, every * 0.9),
  };
}

/** The same during the first `time` ms of a process, while it has not seen by itself what the answers tell. */
export function pollAtFirst<Value>(
  source: SourceName,
  question: Question<Value>,
  { every, time }: { readonly every: number; readonly time: number },
): ReaderPoll {
  const steady = poll(source, question, every);
  let ends: number | null = null;
  return {
    every: steady.every,
    async run(world) {
      ends ??= world.reader.now() + time;
      if (world.reader.now() < ends) await steady.run(world);
    },
  };
}
