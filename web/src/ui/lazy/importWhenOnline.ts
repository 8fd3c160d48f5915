import { createRetry } from '../retry/createRetry.ts';
import { wholeCode } from './wholeCode.ts';

/** Loads code in the background. After a failure it retries by itself until it succeeds. */
export function importWhenOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  return new Promise((resolve) => {
    const retry = createRetry(attempt);
    function attempt(): void {
      wholeCode(load).then(resolve, retry.failed);
    }
    attempt();
  });
}
