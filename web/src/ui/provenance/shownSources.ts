import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import { useEffect, useSyncExternalStore } from 'react';

/** The combined provenance of the page: all simulated, all real, mixed, or unknown. */
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

/** The combined provenance of all parts of the page that show data; re-renders when it changes. */
export function usePageSource(): PageSource {
  return useSyncExternalStore(onChange, pageSource);
}

/**
 * Registers a mounted part of the page with its data's provenance; null or undefined for what is no market data.
 * Returns whether the part must mark itself: it is simulated, and not everything is.
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
