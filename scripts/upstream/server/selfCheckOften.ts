import { CYCLE } from '@coinmirror/shared/constants/timings.ts';
import { runSelfCheck } from '../answers/dispatch/selfCheck.ts';
import type { CheckedRelations } from '../answers/relations/relation.ts';
import type { Sources } from '../ports/sources.ts';

const MICROSECONDS = 1_000;

/** Of the time at most this part is spent on looking at our own numbers: after a run that took long the next one comes later. */
const PART = 0.01;
/** ms between two runs at most: the first ones compute what later ones find. */
const LONGEST = 60_000;

export interface SelfCheckOften {
  /** What the latest run found; null before the first one. */
  latest(): CheckedRelations | null;
  stop(): void;
}

export interface SelfCheckOftenOptions {
  readonly sources: Sources;
  readonly log: (line: string) => void;
  /** Makes a run; `turn` counts them. Default: the sample of relations. */
  readonly run?: (turn: number, log: (line: string) => void) => Promise<CheckedRelations>;
  /** ms that this thread has worked; what it does meanwhile for others counts too, so that a busy one is left alone. */
  readonly worked?: () => number;
}

/** Looks at a sample of the relations in each cycle, one run after the other. */
export function selfCheckOften({
  sources,
  log: print,
  run = (turn, log) => runSelfCheck({ sources, turn }, { log }),
  worked = threadTime,
}: SelfCheckOftenOptions): SelfCheckOften {
  let latest: CheckedRelations | null = null;
  let turn = 0;
  let isStopped = false;
  let timer = setTimeout(next, CYCLE).unref();

  /** What breaks off because all is closed is no trouble. */
  function log(line: string): void {
    if (!isStopped) print(line);
  }

  function next(): void {
    const began = worked();
    void run(turn, log)
      .then((found) => {
        // Before the first prices there is nothing to look at.
        if (found.checked > 0) latest = found;
      })
      .catch((error: unknown) => log(`the self-check has failed: ${String(error)}`))
      .finally(() => {
        turn += 1;
        const wait = Math.min(LONGEST, Math.max(CYCLE, (worked() - began) / PART));
        if (!isStopped) timer = setTimeout(next, wait).unref();
      });
  }

  return {
    latest: () => latest,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROSECONDS;
}
