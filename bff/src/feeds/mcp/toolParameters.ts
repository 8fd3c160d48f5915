import type * as v from 'valibot';
import { jsonSchemaOf } from '../openapi/jsonSchema.ts';
import type { ToolParameters } from './tool.ts';

/** A schema as a server takes it: it checks what a program sends, and is told to the program as JSON Schema. */
export function toolParameters<Schema extends v.GenericSchema>(schema: Schema): ToolParameters<Schema> {
  const told = () => ({ ...jsonSchemaOf(schema) });
  return { '~standard': { ...schema['~standard'], jsonSchema: { input: told, output: told } } };
}
