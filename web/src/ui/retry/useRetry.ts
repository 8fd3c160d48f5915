import { useEffect, useEffectEvent, useRef } from 'react';
import { createRetry, type Retry } from './createRetry.ts';

/** How something stands that is attempted again by itself after a failure. */
export type Attempted = 'failed' | 'pending' | 'done';

/** Calls `attempt` again after each failure (`createRetry`); one that somebody else began takes the place of the next. */
export function useRetry(state: Attempted, attempt: () => void): void {
  const retry = useRef<Retry | null>(null);
  const again = useEffectEvent(attempt);
  useEffect(() => {
    const mine = createRetry(() => {
      again();
      // A failure that comes at once is never seen as another state.
      mine.attempted();
    });
    retry.current = mine;
    return mine.stop;
  }, []);
  useEffect(() => {
    if (state === 'failed') retry.current?.failed();
    else if (state === 'pending') retry.current?.pause();
    else retry.current?.stop();
  }, [state]);
}
