import type { PortName, Sources } from '../ports/sources.ts';
import { noteRead, record, rootOf } from './recording.ts';

interface Kept<Value> {
  readonly stamp: number;
  readonly value: Promise<Value>;
  readonly read: ReadonlySet<PortName>;
}

/** What names one of several things that are kept side by side. */
type Key = string | number | boolean | null;

/**
 * Makes a function of a world (and some keys) whose result is kept for that world as long as `stampOf` says the same:
 * a beat, a day. Whoever gets a kept result counts as a reader of the ports that it was made from.
 */
export function keep<Value, Keys extends readonly Key[] = []>(
  stampOf: (sources: Sources) => number,
  make: (sources: Sources, ...keys: Keys) => Promise<Value>,
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
      known.set(name, kept);
    }
    const { value, read } = kept;
    return value.finally(() => noteRead(sources, read));
  };
}

/** A stamp for `keep`: anew with each whole beat. */
export const eachBeat = (sources: Sources): number => sources.clock.now();
