import { useEffect, useState } from 'react';

/** True once the tab was out of sight for longer than `limit` ms, as soon as it is looked at again. */
export function useHiddenLonger(limit: number): boolean {
  const [wasLonger, setLonger] = useState(false);
  useEffect(() => {
    let hiddenAt: number | null = document.hidden ? Date.now() : null;
    function onChange() {
      if (document.hidden) {
        hiddenAt ??= Date.now();
        return;
      }
      if (hiddenAt !== null && Date.now() - hiddenAt > limit) setLonger(true);
      hiddenAt = null;
    }
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [limit]);
  return wasLonger;
}
