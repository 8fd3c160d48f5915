import { RETRY_SPREAD } from '@coinmirror/shared/constants/timings.ts';
import { onLineBack } from './lineBack.ts';
import { retryPause } from './retryPause.ts';

/** Repeats one thing that failed. */
export interface Retry {
  /** It has failed: the next attempt follows by itself. */
  failed(): void;
  /** An attempt has begun of which nothing may be heard: unless `pause` or `stop` follows, there is another one. */
  attempted(): void;
  /** It is being attempted, by whomever: nothing is waited for. */
  pause(): void;
  /** It has succeeded, or nobody wants it any more: the next failure is the first again. */
  stop(): void;
}

/**
 * Calls `attempt` after each failure, with growing pauses, while the tab can be seen; at once when the tab is looked at
 * again or the network is back, and within two seconds when the connection is found to work. Only one attempt is ever waited for;
 * `attempt` reports by `failed` or `stop`.
 */
export function createRetry(attempt: () => void, random: () => number = Math.random): Retry {
  let failures = 0;
  let waiting: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pause(): void {
    clearTimeout(timer);
    waiting?.abort();
    waiting = null;
  }

  /** In a hidden tab it waits for the tab. */
  function run(): void {
    if (document.hidden) return;
    pause();
    attempt();
  }

  function runIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  }

  function wait(): void {
    pause();
    waiting = new AbortController();
    const { signal } = waiting;
    runIn(retryPause(Math.max(1, failures), random()));
    document.addEventListener('visibilitychange', run, { signal });
    window.addEventListener(
      'online',
      () => {
        failures = 0;
        run();
      },
      { signal },
    );
    onLineBack(() => {
      failures = 0;
      runIn(random() * RETRY_SPREAD);
    }, signal);
  }

  function failed(): void {
    failures += 1;
    wait();
  }

  return {
    failed,
    attempted: wait,
    pause,
    stop() {
      pause();
      failures = 0;
    },
  };
}
