import type * as v from 'valibot';
import { type Fields, type Given, isNamed, isSchema, type WireForm, type Wiring } from './fields.ts';

/**
 * Writes what a handler gives by the row that reads it. Only the upstream and tests load this; browsers never write an
 * answer.
 */
export function encode<Schema extends v.GenericSchema>(schema: Schema, given: Given<Schema>): unknown {
  return writerOf(schema)(given);
}

type Write = (given: unknown) => unknown;

const asItIs: Write = (given) => given;

const FORMS: Readonly<Record<WireForm, Write>> = {
  seconds: (time) => (typeof time === 'number' ? time / 1000 : time),
  integerSeconds: (time) => (typeof time === 'number' ? Math.round(time / 1000) : time),
  flag: (is) => (is ? 1 : 0),
  csv: (numbers) => (Array.isArray(numbers) ? numbers.join(',') : numbers),
  ratio: (ratio) => ({ ratio }),
  singles: (record) => Object.entries(record ?? {}).map(([key, value]) => ({ [key]: value })),
};

/** A schema is written by the same function each time. */
const writers = new WeakMap<v.GenericSchema, Write>();

function writerOf(schema: v.GenericSchema): Write {
  const known = writers.get(schema);
  if (known) return known;
  const made = makeWriter(schema);
  writers.set(schema, made);
  return made;
}

/** The parts of a schema that tell how it is made. */
interface Shape extends v.GenericSchema {
  readonly wiring?: Wiring;
  readonly pipe?: unknown;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
}

function makeWriter(schema: Shape): Write {
  const { wiring, pipe, type, wrapped, item, entries } = schema;
  if (wiring) return wiredWriter(wiring);
  if (pipe) return asItIs;
  if (wrapped && (type === 'optional' || type === 'nullable')) return orNothing(writerOf(wrapped));
  if (item && type === 'array') return eachOf(writerOf(item));
  return entries && type === 'object' ? entriesWriter(entries) : asItIs;
}

function wiredWriter(wiring: Wiring): Write {
  if (typeof wiring === 'string') return FORMS[wiring];
  if ('fields' in wiring) return fieldsWriter(wiring.fields);
  if ('rows' in wiring) return eachOf(writerOf(wiring.rows));
  if ('rowsText' in wiring) return textOf(writerOf(wiring.rowsText));
  return 'columns' in wiring ? columnsWriter(wiring.columns, wiring.rest) : writerOf(wiring.whole);
}

function orNothing(write: Write): Write {
  return write === asItIs ? write : (given) => (given === null || given === undefined ? given : write(given));
}

function eachOf(write: Write): Write {
  if (write === asItIs) return write;
  return (given) => (Array.isArray(given) ? given.map((one) => write(one)) : given);
}

/** Rows as text: `[1,2],[3,4]`. */
function textOf(write: Write): Write {
  return (given) => (Array.isArray(given) ? given.map((one) => JSON.stringify(write(one))).join(',') : given);
}

/** An ordinary object is written in the order that it is given in; only what needs writing is replaced. */
function entriesWriter(entries: Readonly<Record<string, v.GenericSchema>>): Write {
  const written = Object.entries(entries).flatMap(([key, schema]): readonly [string, Write][] => {
    const write = writerOf(schema);
    return write === asItIs ? [] : [[key, write]];
  });
  if (written.length === 0) return asItIs;
  return (given) => {
    const wire: Record<string, unknown> = Object.assign({}, given);
    for (const [key, write] of written) if (key in wire) wire[key] = write(wire[key]);
    return wire;
  };
}

/** Fields in the row's order; a field that is not given is not written. */
function fieldsWriter(fields: Fields): Write {
  const places = flat(fields);
  return (given) => {
    const wire: Record<string, unknown> = {};
    for (const [path, name, write] of places) {
      const value = path.reduce(member, given);
      if (value !== undefined) wire[name] = write(value);
    }
    return wire;
  };
}

/** Columns in their order, and behind them the list that is given as `rest`; last columns that are not given are left out. */
function columnsWriter(columns: Readonly<Record<string, v.GenericSchema>>, rest = ''): Write {
  const places = flat(columns);
  return (given) => {
    const written = places.map(([path, , write]) => write(path.reduce(member, given)));
    const more = member(given, rest);
    while (written.length > 0 && written.at(-1) === undefined) written.pop();
    return Array.isArray(more) ? [...written, ...more] : written;
  };
}

type Place = readonly [path: readonly string[], name: string, write: Write];

function flat(fields: Fields, path: readonly string[] = []): readonly Place[] {
  return Object.entries(fields).flatMap(([key, field]): readonly Place[] => {
    if (isNamed(field)) return [[[...path, key], field[0], writerOf(field[1])]];
    return isSchema(field) ? [[[...path, key], key, writerOf(field)]] : flat(field, [...path, key]);
  });
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
