import { useEffect, useState } from 'react';

/** How many times the network has come back since mount. */
export function useOnlineCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const onOnline = () => setCount((before) => before + 1);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return count;
}
