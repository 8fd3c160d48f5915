import { redactText } from '@coinmirror/shared/format/redact.ts';

/** Characters of a line: a stack is cut per line, a source's trouble names more than a request does. */
const LONGEST = 1_000;

/** One line for the operator, without what could be private in it, as the gateway's log holds it. */
export function printLine(text: string, room = 'upstream'): void {
  process.stderr.write(`${room}: ${redactText(text, LONGEST)}\n`);
}

/** A fault of our own with its stack, line by line. */
export function printFault(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  for (const line of text.split('\n')) process.stderr.write(`${redactText(line, LONGEST)}\n`);
}
