import type { PortName, Sources } from '../../ports/sources.ts';
import { noteRead, record, rootOf } from '../provenance/recording.ts';

interface Memo<Value> {
  readonly stamp: number;
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
  const worlds = new WeakMap<Sources, Map<string, Memo<Value>>>();
  return (sources, ...keys) => {
    const root = rootOf(sources);
    const known = worlds.get(root) ?? new Map<string, Memo<Value>>();
    worlds.set(root, known);
    const name = keys.join('\n');
    const stamp = stampOf(root);
    let memo = known.get(name);
    if (memo?.stamp !== stamp) {
      const recording = record(root);
      memo = { stamp, value: make(recording.sources, ...keys), read: recording.read };
    }
    known.delete(name);
    known.set(name, memo);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    const { value, read } = memo;
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
