import { useEffect, useEffectEvent, useRef } from 'react';
import { createRetry, type Retry } from './createRetry.ts';

/** The state of something that retries by itself after a failure. */
export type Attempted = 'failed' | 'pending' | 'done';

/** Calls `attempt` again after each failure (`createRetry`); an attempt started elsewhere replaces the next one. */
export function useRetry(state: Attempted, attempt: () => void): void {
  const retry = useRef<Retry | null>(null);
  const again = useEffectEvent(attempt);
  useEffect(() => {
    const mine = createRetry(() => {
      again();
      // An immediate failure never shows as another state.
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
