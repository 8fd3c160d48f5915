import type { PortName, Sources } from '../../ports/sources.ts';
import { noteRead, record, rootOf } from '../provenance/recording.ts';

interface Kept<Value> {
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
export function keep<Value, Keys extends readonly Key[] = []>(
  stampOf: (sources: Sources) => number,
  make: (sources: Sources, ...keys: Keys) => Promise<Value>,
  most = Number.POSITIVE_INFINITY,
): (sources: Sources, ...keys: Keys) => Promise<Value> {
  const worlds = new WeakMap<Sources, Map<string, Kept<Value>>>();
  return (sources, ...keys) => {
    const root = rootOf(sources);
    const known = worlds.get(root) ?? new Map<string, Kept<Value>>();
    worlds.set(root, known);
    const name = keys.join('\n');
    const stamp = stampOf(root);
    let kept = known.get(name);
    if (kept?.stamp !== stamp) {
      const recording = record(root);
      kept = { stamp, value: make(recording.sources, ...keys), read: recording.read };
    }
    known.delete(name);
    known.set(name, kept);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    const { value, read } = kept;
    return value.finally(() => noteRead(sources, read));
  };
}

/** ms: what real sources report on the past may be whole only after some calls. */
const LATER = 5 * 60_000;

/**
 * A stamp for `keep` of what is reported on past days: simulated days are whole at once and never change, so that theirs is
 * `whole`; real ones may still come, and are read again every five minutes.
 */
export function eachPastDay(sources: Sources, whole: number): number {
  const isSimulated = sources.candles.provenance.kind === 'simulated';
  return isSimulated ? whole : Math.floor(sources.clock.now() / LATER);
}

/** A stamp for `keep`: changes with each whole cycle. */
export const eachCycle = (sources: Sources): number => sources.clock.now();
