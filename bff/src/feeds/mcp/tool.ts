import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type * as v from 'valibot';

/** What a tool says: words or JSON for a program to read. `failed` where it could not do what it was asked for. */
export interface ToolAnswer {
  readonly text: string;
  readonly failed?: true;
}

/** Something that a program may ask for. */
export interface Tool<Schema extends v.GenericSchema = v.GenericSchema> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly takes: Schema;
  answer(given: v.InferOutput<Schema>): Promise<ToolAnswer>;
}

/** Adds a tool to a server: a call at a time, so that each tool's parameters keep their own types. */
export type AddTool = <Schema extends v.GenericSchema>(tool: Tool<Schema>) => void;

/** A tool's parameters as the protocol takes them. */
export type ToolParameters<Schema extends v.GenericSchema> = StandardSchemaWithJSON<
  v.InferInput<Schema>,
  v.InferOutput<Schema>
>;

/** More than this is no answer that a program reads whole: it asks for fewer rows. Characters. */
const LONGEST_ANSWER = 200_000;

/** The answer, or why it is not given. */
export function readable(text: string): ToolAnswer {
  if (text.length <= LONGEST_ANSWER) return { text };
  return {
    failed: true,
    text: `答案有 ${text.length} 个字符，超过 ${LONGEST_ANSWER}：请用参数减少行数（例如 pagesize）。`,
  };
}
