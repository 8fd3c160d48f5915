import * as v from 'valibot';

/**
 * A row says its fields once: our name, the wire's name, and how the value is read. From it follow the decoder, which
 * browsers and the gateway load, and the encoder (`encode.ts`), which the upstream alone loads. A field is a schema
 * where both names are the same, else `[wire name, schema]`; one marked `unread` is written for other readers of the
 * wire and dropped by ours; an object of fields is a group of ours that lies flat on the wire. The order of the fields
 * is the order on the wire.
 */
export type Field =
  | v.GenericSchema
  | readonly [name: string, schema: v.GenericSchema]
  | readonly [name: string, schema: v.GenericSchema, 'unread']
  | Fields;

export interface Fields {
  readonly [key: string]: Field;
}

/** How a single value is written that is not written as it is read. */
export type WireForm = 'seconds' | 'integerSeconds' | 'flag' | 'csv' | 'ratio' | 'singles';

/** What the encoder needs to know of a schema. */
export type Wiring =
  | WireForm
  | { readonly fields: Fields }
  | { readonly columns: Readonly<Record<string, v.GenericSchema>>; readonly rest?: string }
  | { readonly rows: v.GenericSchema }
  | { readonly rowsText: v.GenericSchema }
  | { readonly whole: v.GenericSchema };

/** A schema that can be written too: from `Given`, which is what it reads to unless it derives more from that. */
export interface Codec<Wire, Value, Given = Value> extends v.GenericSchema<Wire, Value> {
  readonly wiring: Wiring;
  /** Only in types. */
  readonly '~given'?: Given;
}

/** A schema with how its value is written. */
export function codec<Wire, Value, Given = Unchanged<Value>>(
  schema: v.GenericSchema<Wire, Value>,
  wiring: Wiring,
): Codec<Wire, Value, Given> {
  return Object.assign({}, schema, { wiring });
}

type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** What a row's fields read to. */
export type Read<Of> = Of extends v.GenericSchema
  ? v.InferOutput<Of>
  : Of extends readonly [string, infer Schema extends v.GenericSchema]
    ? v.InferOutput<Schema>
    : {
        -readonly [Key in keyof Of as Of[Key] extends readonly [unknown, unknown, unknown]
          ? never
          : Key]: Read<Of[Key]>;
      };

type SchemaOf<Of> = Of extends readonly [string, infer Schema, ...unknown[]] ? Schema : Of;

/** Keys that may be left out: what the wire does not always have. */
type MissingKey<Of> = {
  [Key in keyof Of]: SchemaOf<Of[Key]> extends { readonly pipe: unknown }
    ? never
    : SchemaOf<Of[Key]> extends { readonly type: 'optional' }
      ? Key
      : never;
}[keyof Of];

type GivenFields<Of> = Flat<
  { readonly [Key in Exclude<keyof Of, MissingKey<Of>>]: Given<SchemaOf<Of[Key]>> } & {
    readonly [Key in MissingKey<Of>]?: Given<SchemaOf<Of[Key]>> | undefined;
  }
>;

/** A value that is written as it is read; where it is read to another type, whoever answers gives the wire's. */
type AsIs<Of extends v.GenericSchema> = Unchanged<
  v.InferOutput<Of> extends v.InferInput<Of> ? v.InferOutput<Of> : v.InferInput<Of>
>;

/** What is only written may be what nobody may change. */
type Unchanged<Value> = Value extends readonly unknown[] ? Readonly<Value> : Value;

/** What a handler gives so that a schema can be written; for one without wiring, the wire's own form. */
export type Given<Of> = Of extends { readonly wiring: Wiring; readonly '~given'?: infer Value }
  ? Value
  : Of extends v.GenericSchema & { readonly pipe: unknown }
    ? Of extends { readonly type: 'object' | 'tuple' | 'array' }
      ? v.InferInput<Of>
      : AsIs<Of>
    : Of extends { readonly type: 'optional'; readonly wrapped: infer Inner }
      ? Given<Inner> | undefined
      : Of extends { readonly type: 'nullable'; readonly wrapped: infer Inner }
        ? Given<Inner> | null
        : Of extends { readonly type: 'object'; readonly entries: infer Entries }
          ? GivenFields<Entries>
          : Of extends { readonly type: 'array'; readonly item: infer Item }
            ? readonly Given<Item>[]
            : Of extends v.GenericSchema
              ? AsIs<Of>
              : GivenFields<Of>;

/** Whether a field is a schema, and not a group. */
export function isSchema(field: Field): field is v.GenericSchema {
  return 'kind' in field && field.kind === 'schema';
}

/** Whether a field is a pair of a name and a schema. */
export function isNamed(field: Field): field is Exclude<Field, v.GenericSchema | Fields> {
  return Array.isArray(field);
}

/** A row of the wire by its fields; `derive` makes the entity of what they read to. */
export function row<const Of extends Fields>(fields: Of): Codec<object, Flat<Read<Of>>, GivenFields<Of>>;
export function row<const Of extends Fields, Entity>(
  fields: Of,
  derive: (read: Flat<Read<Of>>) => Entity,
): Codec<object, Entity, GivenFields<Of>>;
export function row(
  fields: Fields,
  derive: (read: Values) => unknown = (read) => read,
): Codec<object, unknown, unknown> {
  const entries: Record<string, v.GenericSchema> = {};
  const read = reader(fields, entries);
  return codec(
    v.pipe(
      v.object(entries),
      v.transform((wire) => derive(read(wire))),
    ),
    { fields },
  );
}

type Values = Record<string, unknown>;

/** Reads our names from the wire's; adds what it reads to `entries`. */
function reader(fields: Fields, entries: Record<string, v.GenericSchema>): (wire: Values) => Values {
  const plain: [key: string, name: string][] = [];
  const groups: [key: string, read: (wire: Values) => Values][] = [];
  for (const [key, field] of Object.entries(fields)) {
    if (isNamed(field)) {
      const [name, schema, unread] = field;
      if (unread) continue;
      entries[name] = schema;
      plain.push([key, name]);
    } else if (isSchema(field)) {
      entries[key] = field;
      plain.push([key, key]);
    } else groups.push([key, reader(field, entries)]);
  }
  // All rows begin as copies of one object, which is faster than adding key after key.
  const blank: Values = Object.fromEntries([...plain, ...groups].map(([key]) => [key, null]));
  return (wire) => {
    const values = { ...blank };
    for (const [key, name] of plain) values[key] = wire[name];
    for (const [key, read] of groups) values[key] = read(wire);
    return values;
  };
}

/** A row in array form: its columns by our names, in the order of the wire. */
export function tupleRow<const Of extends Readonly<Record<string, v.GenericSchema>>>(
  columns: Of,
): Codec<unknown[], Flat<Read<Of>>, GivenFields<Of>>;
export function tupleRow<const Of extends Readonly<Record<string, v.GenericSchema>>, Entity>(
  columns: Of,
  derive: (read: Flat<Read<Of>>) => Entity,
): Codec<unknown[], Entity, GivenFields<Of>>;
export function tupleRow(
  columns: Readonly<Record<string, v.GenericSchema>>,
  derive: (read: Values) => unknown = (read) => read,
): Codec<unknown[], unknown, unknown> {
  const keys = Object.keys(columns);
  return codec(
    v.pipe(
      v.tuple(Object.values(columns)),
      v.transform((wire) => derive(Object.fromEntries(keys.map((key, at) => [key, wire[at]])))),
    ),
    { columns },
  );
}
