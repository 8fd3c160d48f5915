import { useRef, useState } from 'react';

/**
 * Guards an action against starting again while it is under way: a second press, or Enter beside the press, does
 * nothing. Returns the guarded action and whether it is running.
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
