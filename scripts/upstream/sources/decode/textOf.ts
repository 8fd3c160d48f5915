import type { Decoder } from './decoder.ts';

/** Makes a decoder of plain text; `parse` gives null for what is not as documented. */
export function textOf<Value>(parse: (text: string) => Value | null): Decoder<Value> {
  const read = (body: Buffer) => parse(body.toString('utf8').trim());
  return { read, faults: (body) => (read(body) === null ? ['another text than documented'] : []) };
}
