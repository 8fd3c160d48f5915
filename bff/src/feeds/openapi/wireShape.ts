import type { Wiring } from '@coinmirror/shared/contract/fields.ts';
import * as v from 'valibot';

/** The parts of a schema that tell how it is made. */
interface Shape extends v.GenericSchema {
  readonly wiring?: Wiring;
  readonly pipe?: readonly [v.GenericSchema, ...unknown[]];
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly items?: readonly v.GenericSchema[];
  readonly options?: unknown;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
}

/**
 * What a schema reads, as a schema without its readers: lists have their rows, where the decoder takes anything and
 * drops what it cannot read. Only its shape is of use.
 */
export function wireShape(schema: v.GenericSchema): v.GenericSchema {
  const { wiring, pipe, type, wrapped, item, items, options, entries }: Shape = schema;
  if (typeof wiring === 'object' && 'rows' in wiring) return v.array(wireShape(wiring.rows));
  if (typeof wiring === 'object' && 'whole' in wiring) return wireShape(wiring.whole);
  if (pipe && pipe[0] !== schema) return pipe[0].type === schema.type ? shapeOf() : wireShape(pipe[0]);
  return shapeOf();

  function shapeOf(): v.GenericSchema {
    if (wrapped && type === 'optional') return v.optional(wireShape(wrapped));
    if (wrapped && type === 'nullable') return v.nullable(wireShape(wrapped));
    if (wrapped && type === 'nullish') return v.nullish(wireShape(wrapped));
    if (item && type === 'array') return v.array(wireShape(item));
    if (items) return v.tuple(items.map(wireShape));
    if (entries && type === 'object')
      return v.object(
        Object.fromEntries(Object.entries(entries).map(([name, one]) => [name, wireShape(one)])),
      );
    if (type === 'union' && isSchemas(options)) return v.union(options.map(wireShape));
    return schema;
  }
}

function isSchemas(options: unknown): options is readonly v.GenericSchema[] {
  return Array.isArray(options);
}
