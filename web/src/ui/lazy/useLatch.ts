import { useState } from 'react';

/** True from the first time `now` is true: what was once opened stays mounted, so that it can animate out. */
export function useLatch(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
