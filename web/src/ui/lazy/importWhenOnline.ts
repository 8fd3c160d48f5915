import { createRetry } from '../retry/createRetry.ts';
import { loadCode } from './loadCode.ts';

/** Loads code in the background. After a failure it retries by itself until it succeeds. */
export function importWhenOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  return new Promise((resolve) => {
    const retry = createRetry(attempt);
    function attempt(): void {
      loadCode(load).then(resolve, retry.failed);
    }
    attempt();
  });
}
