import type { DataLoader } from 'klinecharts';
import { useLayoutEffect, useState } from 'react';
import { type BarSource, type BarState, createBarLoader } from './createBarLoader.ts';

/**
 * One loader for the life of a chart, which asks the newest source: each setter of the library asks it anew, and what
 * was asked before is dropped. `onState` must be stable.
 */
export function useBarLoader(source: BarSource, onState: (state: BarState) => void): DataLoader {
  const [{ loader, use }] = useState(() => {
    let current = source;
    const use = (next: BarSource) => {
      current = next;
    };
    return { loader: createBarLoader(() => current, onState), use };
  });
  // Before the effects that make the library ask.
  useLayoutEffect(() => use(source), [use, source]);
  return loader;
}
