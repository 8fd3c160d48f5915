import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The combined provenance of the page: all simulated, all real, mixed, or unknown. */
export type PageSource = 'simulated' | 'real' | 'mixed' | 'unknown';

type Kind = 'simulated' | 'real';

/** Mounted parts of the page by what their data is, and by the names of their sources. */
const counts = { simulated: 0, real: 0 };
const named = new Map<string, number>();
const listeners = new Set<() => void>();
/** More are 等. */
const MOST_NAMED = 2;

function change(kind: Kind, names: string, by: 1 | -1): void {
  const before = pageSource() + pageSourceNames();
  counts[kind] += by;
  for (const name of names.split('+')) {
    const count = (named.get(name) ?? 0) + by;
    if (name === '' || kind === 'simulated') continue;
    if (count > 0) named.set(name, count);
    else named.delete(name);
  }
  if (pageSource() + pageSourceNames() === before) return;
  for (const listener of listeners) listener();
}

/** The combined provenance of all parts of the page that show data. */
export function pageSource(): PageSource {
  if (counts.simulated > 0) return counts.real > 0 ? 'mixed' : 'simulated';
  return counts.real > 0 ? 'real' : 'unknown';
}

/** 币安、欧易 等; '' where none is named, or something is simulated. */
function pageSourceNames(): string {
  if (counts.simulated > 0) return '';
  const names = [...named.keys()];
  return names.slice(0, MOST_NAMED).join('、') + (names.length > MOST_NAMED ? ' 等' : '');
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `pageSource`; re-renders when it changes. */
export function usePageSource(): PageSource {
  return useSyncExternalStore(onChange, pageSource);
}

/** The names of the page's sources; '' where something is simulated. Re-renders when they change. */
export function usePageSourceNames(): string {
  return useSyncExternalStore(onChange, pageSourceNames);
}

/**
 * Registers a mounted part of the page with its data's provenance; null or undefined for what is no market data.
 * Returns whether the part must mark itself: it is simulated, and not everything is.
 */
export function useShownSource(provenance: Provenance | null | undefined): boolean {
  const kind = provenance && (provenance.kind === 'simulated' ? 'simulated' : 'real');
  const name = provenance?.name ?? '';
  // Before the frame is painted: the line with the names must not push the page down in the next one.
  useLayoutEffect(() => {
    if (!kind) return;
    change(kind, name, 1);
    return () => change(kind, name, -1);
  }, [kind, name]);
  return usePageSource() === 'mixed' && kind === 'simulated';
}
