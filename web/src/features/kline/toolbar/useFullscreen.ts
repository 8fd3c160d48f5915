import { FULLSCREEN_DELAY } from '@coinmirror/shared/constants/timings.ts';
import { useEffect, useState } from 'react';

/** Whether the browser shows the page full screen, and the switch; the change comes after 100 ms. */
export function useFullscreen(): readonly [isFull: boolean, toggle: () => void] {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const read = () => setFull(document.fullscreenElement !== null);
    read();
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, []);
  return [isFull, () => void setTimeout(() => void toggleFullscreen(), FULLSCREEN_DELAY)];
}

async function toggleFullscreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // A browser may refuse; the page stays as it is.
  }
}
