import { useEffect, useState } from 'react';

const LOCK = 'coinmirror-alerts';

/** Whether this tab announces alerts: exactly one of the open tabs holds the lock, and another gets it next. */
export function useLeader(): boolean {
  const [isLeader, setLeader] = useState(false);
  useEffect(() => {
    // Without the Locks API each tab announces; the system shows one notification per tag.
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
      // A page with an opaque origin (a sandboxed frame) has no locks either.
      .catch(() => !leaving.signal.aborted && setLeader(true));
    return () => {
      setLeader(false);
      leaving.abort();
    };
  }, []);
  return isLeader;
}
