import * as v from 'valibot';

/**
 * Reads a value as it is stored, and writes one back. What this version does not understand stays stored as it came: a
 * row of a later version, a field it does not know, a choice that it does not offer.
 */
export interface Codec<Value> {
  /** undefined: not understood. */
  readonly read: (raw: unknown) => Value | undefined;
  /** The value as it is stored; `raw` is what is stored now. */
  readonly write: (value: Value, raw: unknown) => unknown;
}

/** A codec that reads anything: what is not understood counts as the initial value. */
export interface TotalCodec<Value> extends Codec<Value> {
  readonly read: (raw: unknown) => Value;
}

/** One value. One that is not understood is only written over by another than the initial value. */
export function one<Value>(schema: v.GenericSchema<unknown, Value>, initial: Value): TotalCodec<Value> {
  const parse = (raw: unknown) => v.safeParse(schema, raw);
  return {
    read(raw) {
      const read = parse(raw);
      return read.success ? read.output : initial;
    },
    write(value, raw) {
      const isStrange = raw !== undefined && !parse(raw).success;
      return isStrange && JSON.stringify(value) === JSON.stringify(initial) ? raw : value;
    },
  };
}

/** A row of a list by its schema; fields of it that this version does not know are kept. */
export function row<Value>(schema: v.GenericSchema<unknown, Value>): Codec<Value> {
  return {
    read(raw) {
      const read = v.safeParse(schema, raw);
      return read.success ? read.output : undefined;
    },
    write: (value, raw) => (isPlain(raw) && isPlain(value) ? { ...raw, ...value } : value),
  };
}

/**
 * A list, row by row; rows that are not understood, or repeat another's key, are hidden and kept behind the others. A
 * list without keys may repeat itself.
 */
export function rows<Value>(
  kind: Codec<Value>,
  keyOf: ((value: Value) => string) | null,
  initial: readonly Value[] = [],
): TotalCodec<readonly Value[]> {
  function part(raw: unknown) {
    const known = new Map<string | number, { readonly value: Value; readonly raw: unknown }>();
    const strange: unknown[] = [];
    for (const [at, each] of Array.isArray(raw) ? raw.entries() : []) {
      const value = kind.read(each);
      const key = value === undefined || keyOf === null ? at : keyOf(value);
      if (value === undefined || known.has(key)) strange.push(each);
      else known.set(key, { value, raw: each });
    }
    return { known, strange };
  }
  return {
    read: (raw) => (Array.isArray(raw) ? [...part(raw).known.values()].map(({ value }) => value) : initial),
    write(values, raw) {
      const { known, strange } = part(raw);
      const rawOf = (value: Value) => (keyOf === null ? undefined : known.get(keyOf(value))?.raw);
      return [...values.map((value) => kind.write(value, rawOf(value))), ...strange];
    },
  };
}

interface ObjectCodec<Value> extends TotalCodec<Value> {
  readonly write: (value: Value, raw: unknown) => Readonly<Record<string, unknown>>;
}

type Parts<Value> = { readonly [Name in keyof Value]: TotalCodec<Value[Name]> };

export function fields<Value extends object>(parts: Parts<Value>): ObjectCodec<Value> {
  const names = Object.keys(parts) as (keyof Value & string)[];
  return {
    read(raw) {
      const from = plain(raw);
      return Object.fromEntries(names.map((name) => [name, parts[name].read(from[name])])) as Value;
    },
    write(value, raw) {
      const before = plain(raw);
      const written = names.map((name) => [name, parts[name].write(value[name], before[name])]);
      return { ...before, ...Object.fromEntries(written) };
    },
  };
}

/** An object of a list, known by its name; without one it is not understood. */
export function named<Value extends { readonly name: string }>(parts: TotalCodec<Value>): Codec<Value> {
  return {
    read: (raw) => (typeof plain(raw)['name'] === 'string' ? parts.read(raw) : undefined),
    write: parts.write,
  };
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A stored object; without fields where it is none. */
export function plain(value: unknown): Readonly<Record<string, unknown>> {
  return isPlain(value) ? value : {};
}
