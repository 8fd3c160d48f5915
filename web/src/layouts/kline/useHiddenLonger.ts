import { useEffect, useState } from 'react';

/** True once the tab has been hidden for longer than `limit` ms; stays true. */
export function useHiddenLonger(limit: number): boolean {
  const [wasLonger, setLonger] = useState(false);
  useEffect(() => {
    let hiddenAt: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onChange() {
      clearTimeout(timer);
      if (document.hidden) {
        hiddenAt ??= Date.now();
        timer = setTimeout(() => setLonger(true), limit);
        return;
      }
      // A sleeping machine stops timers but not the clock.
      if (hiddenAt !== null && Date.now() - hiddenAt > limit) setLonger(true);
      hiddenAt = null;
    }
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [limit]);
  return wasLonger;
}
