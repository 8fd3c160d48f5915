import { createRetry } from '../retry/createRetry.ts';

/** Brings code that nobody waits for. Where it cannot be had now, it is asked for again by itself until it comes. */
export function importWhenOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  return new Promise((resolve) => {
    const retry = createRetry(attempt);
    function attempt(): void {
      load().then(resolve, retry.failed);
    }
    attempt();
  });
}
