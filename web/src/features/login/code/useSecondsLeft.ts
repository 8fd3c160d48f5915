import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Whole seconds until `until` (epoch ms), counted down; 0 once it has passed. */
export function useSecondsLeft(until: number): number {
  const [seen, setSeen] = useState(() => ({ until, now: Date.now() }));
  // A restarted countdown uses the current time, not that of the previous one.
  if (seen.until !== until) setSeen({ until, now: Date.now() });

  useEffect(() => {
    if (until <= Date.now()) return;
    const timer = window.setInterval(() => {
      setSeen({ until, now: Date.now() });
      if (until <= Date.now()) window.clearInterval(timer);
    }, SECOND / 4);
    return () => window.clearInterval(timer);
  }, [until]);

  return Math.max(0, Math.ceil((until - seen.now) / SECOND));
}
