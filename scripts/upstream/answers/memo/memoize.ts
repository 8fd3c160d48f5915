import { createMemo, oncePer } from '../../mechanisms/memo.ts';
import type { PortName, Sources } from '../../ports/sources.ts';
import { noteRead, record, rootOf } from '../provenance/recording.ts';

interface Recorded<Value> {
  readonly value: Promise<Value>;
  readonly read: ReadonlySet<PortName>;
}

/** Part of a cache key. */
type Key = string | number | boolean | null;

/**
 * Memoizes a function of a world (and keys) per world, for as long as `stampOf` returns the same value: a cycle, a day.
 * A caller that gets a cached result is recorded as a reader of the ports it was computed from. Of `most` keys the one
 * asked for longest ago is forgotten: where callers choose the keys, and a value is large.
 */
export function memoize<Value, Keys extends readonly Key[] = []>(
  stampOf: (sources: Sources) => number,
  make: (sources: Sources, ...keys: Keys) => Promise<Value>,
  most = Number.POSITIVE_INFINITY,
): (sources: Sources, ...keys: Keys) => Promise<Value> {
  const memoOf = oncePer((_world: Sources) => createMemo<string, Recorded<Value>>(most));
  return (sources, ...keys) => {
    const root = rootOf(sources);
    const { value, read } = memoOf(root).of(keys.join('\n'), stampOf(root), () => {
      const recording = record(root);
      return { value: make(recording.sources, ...keys), read: recording.read };
    });
    return value.finally(() => noteRead(sources, read));
  };
}

/** ms: what real sources report on the past may be whole only after some calls. */
const LATER = 5 * 60_000;

/**
 * A stamp for `memoize` of what is reported on past days: simulated days are whole at once and never change, so that theirs is
 * `whole`; real ones may still come, and are read again every five minutes.
 */
export function eachPastDay(sources: Sources, whole: number): number {
  const isSimulated = sources.candles.provenance.kind === 'simulated';
  return isSimulated ? whole : Math.floor(sources.clock.now() / LATER);
}

/** A stamp for `memoize`: changes with each whole cycle. */
export const eachCycle = (sources: Sources): number => sources.clock.now();
