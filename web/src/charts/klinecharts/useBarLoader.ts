import type { DataLoader } from 'klinecharts';
import { useLayoutEffect, useState } from 'react';
import { type BarSource, type BarState, createBarLoader } from './createBarLoader.ts';

/**
 * One loader for the lifetime of a chart, always using the newest source. Each setter of the library makes it load
 * again, and earlier requests are dropped. `onState` must be stable.
 */
export function useBarLoader(source: BarSource, onState: (state: BarState) => void): DataLoader {
  const [{ loader, use }] = useState(() => {
    let current = source;
    const use = (next: BarSource) => {
      current = next;
    };
    return { loader: createBarLoader(() => current, onState), use };
  });
  // Runs before the effects that make the library load.
  useLayoutEffect(() => use(source), [use, source]);
  return loader;
}
