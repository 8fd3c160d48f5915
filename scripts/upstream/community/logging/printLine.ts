import { redactText } from '@coinmirror/shared/format/redact.ts';

/** Characters of a line: a stack is cut per line, a source's trouble names more than a request does. */
const LONGEST = 1_000;

/** One line for the operator, without what could be private in it; at its end the request that it is about, if any. */
export function printLine(text: string, room = 'upstream', requestId = ''): void {
  const about = requestId && ` (request ${requestId})`;
  process.stderr.write(`${room}: ${redactText(text, LONGEST)}${about}\n`);
}

/** A request by the gateway's id, '' where it has none, and by its method and path. */
export interface FaultyRequest {
  readonly id: string;
  readonly what: string;
}

/** A fault of our own while a request was answered, with its stack, line by line. */
export function printFault(error: unknown, { id, what }: FaultyRequest): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const [first = '', ...more] = text.split('\n').map((line) => redactText(line, LONGEST));
  const lines = [`upstream: request ${id || '--'} ${what} failed: ${first}`, ...more];
  for (const line of lines) process.stderr.write(`${line}\n`);
}
