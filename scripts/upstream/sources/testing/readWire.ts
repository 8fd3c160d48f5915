import type { Question } from '../question/question.ts';

/** What a question reads of an answer: an object is written as JSON, a text stands as it is. */
export function readWire<Value>({ decode }: Question<Value>, wire: unknown): Value | null {
  return decode.read(Buffer.from(typeof wire === 'string' ? wire : JSON.stringify(wire)));
}
