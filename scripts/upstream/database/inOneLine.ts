import { ADVICE, troubleOf } from './trouble.ts';

/** An SQLite error as one line with file and advice; any other error unchanged. */
export function inOneLine(file: string, error: unknown): unknown {
  const trouble = troubleOf(error);
  if (trouble === null || !(error instanceof Error)) return error;
  return new Error(`${file} cannot be used (${error.message}); ${ADVICE[trouble]}.`);
}
