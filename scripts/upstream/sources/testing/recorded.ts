import { readFileSync } from 'node:fs';
import type { Question } from '../question/question.ts';

const folder = new URL('./recorded/', import.meta.url);

interface Recorded {
  /** What the source answered; of a socket its messages stand in `frames`. */
  readonly wire?: unknown;
  readonly frames?: readonly string[];
}

/** An answer of the world's own, by its file's name. Facts alone, some rows of it; the file names where it is from. */
export function recorded(name: string): Recorded {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Recorded;
}

/** What the product reads in it. */
export function readRecorded<Value>(question: Question<Value>, name: string): Value | null {
  return question.decode.read(Buffer.from(JSON.stringify(recorded(name).wire)));
}
