import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Whole seconds until `until` (ms of performance.now, which no setting of the clock moves), counted down; then 0. */
export function useSecondsLeft(until: number): number {
  const [seen, setSeen] = useState(() => ({ until, now: performance.now() }));
  // A restarted countdown uses the current time, not that of the previous one.
  if (seen.until !== until) setSeen({ until, now: performance.now() });

  useEffect(() => {
    if (until <= performance.now()) return;
    const timer = window.setInterval(() => {
      setSeen({ until, now: performance.now() });
      if (until <= performance.now()) window.clearInterval(timer);
    }, SECOND / 4);
    return () => window.clearInterval(timer);
  }, [until]);

  return Math.max(0, Math.ceil((until - seen.now) / SECOND));
}
