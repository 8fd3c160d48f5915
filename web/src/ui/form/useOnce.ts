import { useRef, useState } from 'react';

/**
 * Work that must not be started again while it is under way: a second press, or Enter beside the press, does
 * nothing. Returns the guarded work and whether it runs.
 */
export function useOnce<Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<void>,
): [run: (...args: Args) => Promise<void>, isRunning: boolean] {
  const guard = useRef(false);
  const [isRunning, setRunning] = useState(false);
  async function run(...args: Args) {
    if (guard.current) return;
    guard.current = true;
    setRunning(true);
    try {
      await work(...args);
    } finally {
      guard.current = false;
      setRunning(false);
    }
  }
  return [run, isRunning];
}
