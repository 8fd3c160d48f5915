import { RETRY_SPREAD } from '@coinmirror/shared/constants/timings.ts';
import { onLineBack } from './lineBack.ts';
import { retryPause } from './retryPause.ts';

/** Retries one failed action. */
export interface Retry {
  /** The attempt has failed: the next one is scheduled. */
  failed(): void;
  /** An attempt has started that may never report: unless `pause` or `stop` follows, another one is scheduled. */
  attempted(): void;
  /** Somebody else is attempting it: cancels the pending attempt. */
  pause(): void;
  /** It has succeeded, or is no longer wanted: resets the backoff. */
  stop(): void;
}

/**
 * Calls `attempt` after each failure, with growing backoff, while the tab is visible; at once when the tab is shown
 * again or the network is back, and within two seconds when the connection is found to work. At most one attempt is
 * pending; `attempt` reports by `failed` or `stop`.
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

  /** In a hidden tab it waits until the tab is shown. */
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
