import type { IncomingHttpHeaders } from 'node:http';

/** What a client asks of a replayed source. */
export interface Asked {
  readonly query: URLSearchParams;
  /** What the groups of the path's pattern have caught. */
  readonly parts: readonly string[];
  readonly posted: string;
  /** By their names in small letters. */
  readonly headers: IncomingHttpHeaders;
}

/** Writes an answer as its source sends it; undefined: 404. */
export type Encoder = (asked: Asked) => unknown;

/** Paths of a source, or patterns of them, and what it answers there. */
export type Routes = readonly (readonly [path: string | RegExp, encode: Encoder])[];

/** A whole number that is asked, at most `most`; `most` where nothing is. */
export function countOf({ query }: Asked, name: string, most: number): number {
  const count = Number(query.get(name) ?? most);
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : most;
}

/** An instant that is asked, in units of some ms; null where none is. */
export function timeOf({ query }: Asked, name: string, unit = 1): number | null {
  const text = query.get(name);
  const time = text === null ? Number.NaN : Number(text) * unit;
  return Number.isFinite(time) ? time : null;
}
