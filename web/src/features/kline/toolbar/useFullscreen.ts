import { FULLSCREEN_DELAY } from '@coinmirror/shared/constants/timings.ts';
import { useEffect, useState } from 'react';

/** Whether the page is in full screen, and a function that toggles it; the change takes effect after 100 ms. */
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
    // The browser may refuse; the page stays unchanged.
  }
}
