import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** A schema as a tool takes it: it checks what a program sends, and tells the program beforehand as JSON Schema. */
export function toolSchema<Schema extends v.GenericSchema>(
  schema: Schema,
): StandardSchemaWithJSON<v.InferInput<Schema>, v.InferOutput<Schema>> {
  const { jsonSchema, types } = toStandardJsonSchema(schema)['~standard'];
  return { '~standard': { ...schema['~standard'], types, jsonSchema } };
}
