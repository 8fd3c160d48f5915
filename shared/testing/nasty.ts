import { type EndpointName, endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import * as v from 'valibot';

/** Invalid values an upstream may send instead of a number, by class. */
export const NASTY = {
  'nothing and less': [0, -0, -1, -5, 1e-320],
  'too much': [1e30, 1e300, -1e300, 2 ** 53, 1e15 + 0.5],
  'beyond the calendar': [8.64e15 + 1, 1_609_904_835_000_000_000, 1_609_904_835_000_000, 32_503_680_000],
  'not quite': [0.1 + 0.2, -1e-9, 4.5],
  'no number': ['', null, '--', 'x', 'NaN', 'Infinity', '-Infinity', '1e400'],
  'long decimals': [`0.${'3'.repeat(400)}`, '9'.repeat(400), `${'9'.repeat(5_000)}x`],
} as const satisfies Readonly<Record<string, readonly unknown[]>>;

export type NastyClass = keyof typeof NASTY;
export const NASTY_CLASSES = Object.keys(NASTY) as readonly NastyClass[];

const NUMBER = /^-?\d+(\.\d+)?$/;
/** Number of list rows kept; lines of numbers keep their length. */
const ROWS = 3;

function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && NUMBER.test(value));
}

/** An answer with only the first rows of each of its lists. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return (value.some(isNumeric) ? value : value.slice(0, ROWS)).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortened(item)]));
}

/** Every path of a number in an answer, with list rows as one: `data.*.price`. */
export function numericPlaces(answer: unknown): ReadonlySet<string> {
  const places = new Set<string>();
  eachNumber(answer, '', (place) => places.add(place));
  // The success code: another number would be another answer.
  places.delete('code');
  return places;
}

/** The answer with a value replaced at these paths, in every row or only in the first. */
export function withValue(
  answer: unknown,
  isMeant: (place: string) => boolean,
  value: unknown,
  where: 'everywhere' | 'first row',
): unknown {
  const seen = new Set<string>();
  return mapNumbers(answer, '', (place, own) => {
    if (!isMeant(place) || (where === 'first row' && seen.has(place))) return own;
    seen.add(place);
    return value;
  });
}

function eachNumber(value: unknown, place: string, notify: (place: string) => void): void {
  mapNumbers(value, place, (at, own) => {
    notify(at);
    return own;
  });
}

function mapNumbers(
  value: unknown,
  place: string,
  change: (place: string, value: unknown) => unknown,
): unknown {
  if (isNumeric(value)) return change(place, value);
  // Tuple members have separate paths, rows share one.
  if (Array.isArray(value)) {
    const isRow = !value.some(isNumeric);
    return value.map((item, at) => mapNumbers(item, `${place}.${isRow ? '*' : Math.min(at, 7)}`, change));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      mapNumbers(item, place === '' ? key : `${place}.${key}`, change),
    ]),
  );
}

/**
 * The answer with a value at every path where its endpoint's decoder still accepts it without dropping a row: what a
 * page must be able to draw. Other paths stay unchanged.
 */
export function damaged(name: EndpointName, body: unknown, value: unknown): unknown {
  const rows = rowsIn(name, body);
  if (rows === null) return body;
  let worst = body;
  for (const place of numericPlaces(body)) {
    const next = withValue(worst, (one) => one === place, value, 'everywhere');
    if (rowsIn(name, next) === rows) worst = next;
  }
  return worst;
}

/** Number of items in all lists of a decoded body; null if it is rejected. */
function rowsIn(name: EndpointName, body: unknown): number | null {
  const result = v.safeParse(endpoints[name].response, body);
  return result.success ? itemsIn(result.output) : null;
}

function itemsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts = Object.values(value);
  return (
    (Array.isArray(value) ? parts.length : 0) + parts.reduce((sum: number, part) => sum + itemsIn(part), 0)
  );
}
