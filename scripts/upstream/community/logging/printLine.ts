import { redactText } from '@coinmirror/shared/format/redact.ts';

/** Characters of a line: a stack is cut per line, a source's trouble names more than a request does. */
const LONGEST = 1_000;

/** What is written: everything from a level on. */
export const LINE_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LineLevel = (typeof LINE_LEVELS)[number];

let least: LineLevel = 'info';

/** Writes lines from a level on, for all of this process. */
export function limitLines(level: LineLevel): void {
  least = level;
}

function write(level: LineLevel, line: string): void {
  if (LINE_LEVELS.indexOf(level) >= LINE_LEVELS.indexOf(least)) process.stderr.write(`${line}\n`);
}

/** A line for the operator that all is as it should be; of our own words alone. */
export function printNote(text: string): void {
  write('info', `upstream: ${text}`);
}

/** A warning for the operator in one line, without what could be private in it; at its end the request that it is about, if any. */
export function printLine(text: string, room = 'upstream', requestId = ''): void {
  const about = requestId && ` (request ${requestId})`;
  write('warn', `${room}: ${redactText(text, LONGEST)}${about}`);
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
  for (const line of lines) write('error', line);
}
