import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { wireShape } from './wireShape.ts';

/** JSON Schema of a call's answer as it is written. */
export function answerSchema(response: v.GenericSchema): JsonSchema {
  return jsonSchemaOf(wireShape(response));
}

/** JSON Schema of what a schema takes. What it cannot say (a check of ours) is left out. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _dialect, ...written } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return written;
}
