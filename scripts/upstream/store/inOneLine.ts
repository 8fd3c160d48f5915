import { ADVICE, troubleOf } from './trouble.ts';

/** An error of SQLite as one line with the file and the advice; any other error as it is. */
export function inOneLine(file: string, error: unknown): unknown {
  const trouble = troubleOf(error);
  if (trouble === null || !(error instanceof Error)) return error;
  return new Error(`${file} cannot be used (${error.message}); ${ADVICE[trouble]}.`);
}
