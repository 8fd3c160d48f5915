import { type Provenance, sourceNames } from '@coinmirror/shared/contract/provenance.ts';
import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The combined provenance of the page: all simulated, all real, mixed, or unknown. */
export type PageSource = 'simulated' | 'real' | 'mixed' | 'unknown';

/** Of each mounted part of the page. */
let shown: readonly Provenance[] = [];
let source: PageSource = 'unknown';
let names = '';
const listeners = new Set<() => void>();

function change(parts: readonly Provenance[]): void {
  const before = source + names;
  shown = parts;
  const real = parts.filter(({ kind }) => kind !== 'simulated');
  const isReal = real.length === parts.length;
  if (isReal) source = real.length > 0 ? 'real' : 'unknown';
  else source = real.length > 0 ? 'mixed' : 'simulated';
  names = sourceNames(parts);
  if (source + names !== before) for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The combined provenance of all parts of the page that show data. */
export function pageSource(): PageSource {
  return source;
}

/** `pageSource`; re-renders when it changes. */
export function usePageSource(): PageSource {
  return useSyncExternalStore(onChange, pageSource);
}

/** 币安、欧易 等: the page's sources; '' where something is simulated. Re-renders when they change. */
export function usePageSourceNames(): string {
  return useSyncExternalStore(onChange, () => names);
}

/**
 * Registers a mounted part of the page with its data's provenance; null or undefined for what is no market data.
 * Returns whether the part must mark itself: it is simulated, and not everything is.
 */
export function useShownSource(provenance: Provenance | null | undefined): boolean {
  const { kind, name = '' } = provenance ?? {};
  // Before the frame is painted: the line with the names must not push the page down in the next one.
  useLayoutEffect(() => {
    if (!kind) return;
    const part = { kind, name };
    change([...shown, part]);
    return () => change(shown.filter((one) => one !== part));
  }, [kind, name]);
  return usePageSource() === 'mixed' && kind === 'simulated';
}
