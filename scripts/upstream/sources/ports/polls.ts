import type { Question } from '../question/question.ts';
import type { SourceName } from '../sourceTable.ts';
import type { PublicWorld } from './publicWorld.ts';

/** Something that is asked for or sampled again and again, whether or not a page is read. */
export interface Poll {
  /** ms between two runs. */
  readonly every: number;
  run(world: PublicWorld): Promise<unknown>;
}

/** A poll that asks sources alone, and looks at no market. */
export interface ReaderPoll extends Poll {
  run(world: Pick<PublicWorld, 'reader'>): Promise<unknown>;
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

/** Runs polls, each by its own time, until the signal; one that throws is told to `log` and goes on. */
export function runPolls(
  polls: readonly Poll[],
  world: PublicWorld,
  { signal, log }: { readonly signal: AbortSignal; readonly log: (error: unknown) => void },
): void {
  for (const each of polls) void loop(each);

  async function loop(each: Poll): Promise<void> {
    while (!signal.aborted) {
      await each.run(world).catch(log);
      await pause(each.every, signal);
    }
  }
}

/** Waits some ms, or until the signal. Does not keep the process alive. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      done();
    };
    const timer = setTimeout(stop, ms);
    timer.unref();
    signal.addEventListener('abort', stop, { once: true });
  });
}
