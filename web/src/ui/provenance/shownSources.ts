import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import { useEffect, useSyncExternalStore } from 'react';

/** What the page shows, taken together: all of it made up, none of it, some of it, or nothing that says so. */
export type PageSource = 'simulated' | 'real' | 'mixed' | 'unknown';

const counts = { simulated: 0, real: 0 };
const listeners = new Set<() => void>();

function change(kind: keyof typeof counts, by: number): void {
  const before = pageSource();
  counts[kind] += by;
  if (pageSource() === before) return;
  for (const listener of listeners) listener();
}

function pageSource(): PageSource {
  if (counts.simulated > 0) return counts.real > 0 ? 'mixed' : 'simulated';
  return counts.real > 0 ? 'real' : 'unknown';
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What all parts of the page that show data say of it; drawn again when that changes. */
export function usePageSource(): PageSource {
  return useSyncExternalStore(onChange, pageSource);
}

/**
 * Counts a part of the page among those that show data of this source, as long as it stands; null, or none, for what
 * says nothing of the market. Returns whether the part must mark itself: it is made up, and not everything is.
 */
export function useShownSource(provenance: Provenance | null | undefined): boolean {
  const kind = provenance && (provenance.kind === 'simulated' ? 'simulated' : 'real');
  useEffect(() => {
    if (!kind) return;
    change(kind, 1);
    return () => change(kind, -1);
  }, [kind]);
  return usePageSource() === 'mixed' && kind === 'simulated';
}
