import { useCallback, useEffect, useState } from 'react';

const SECOND = 1000;

interface Countdown {
  /** Whole seconds left. */
  readonly left: number;
  readonly isRunning: boolean;
  stop(): void;
}

/** Counts `seconds` down to 0 and then calls `onEnd` once; can be stopped permanently. */
export function useCountdown(seconds: number, onEnd: () => void): Countdown {
  const [left, setLeft] = useState(seconds);
  const [isStopped, setStopped] = useState(false);
  const isRunning = !isStopped && left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) onEnd();
    }, SECOND);
    return () => clearTimeout(timer);
  }, [isRunning, left, onEnd]);

  const stop = useCallback(() => setStopped(true), []);
  return { left, isRunning, stop };
}
