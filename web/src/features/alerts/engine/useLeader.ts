import { useEffect, useState } from 'react';

const LOCK = 'coinmirror-alerts';

/** Whether this tab is the one that tells: of all open tabs exactly one holds the lock, and the next one gets it. */
export function useLeader(): boolean {
  const [isLeader, setLeader] = useState(false);
  useEffect(() => {
    // Without locks each tab tells; the system shows notifications of one tag once.
    if (!('locks' in navigator)) {
      setLeader(true);
      return;
    }
    const leaving = new AbortController();
    navigator.locks
      .request(LOCK, { signal: leaving.signal }, () => {
        setLeader(true);
        return new Promise<void>((release) => leaving.signal.addEventListener('abort', () => release()));
      })
      // A page without rights of its own (a sandboxed frame) has no locks either.
      .catch(() => !leaving.signal.aborted && setLeader(true));
    return () => {
      setLeader(false);
      leaving.abort();
    };
  }, []);
  return isLeader;
}
