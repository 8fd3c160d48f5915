import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Whole seconds until `until` (epoch ms), counted down; 0 when it has passed. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((until - now) / SECOND));
  useEffect(() => {
    setNow(Date.now());
    if (until <= Date.now()) return;
    const timer = window.setInterval(() => {
      setNow(Date.now());
      if (until <= Date.now()) window.clearInterval(timer);
    }, SECOND / 4);
    return () => window.clearInterval(timer);
  }, [until]);
  return left;
}
