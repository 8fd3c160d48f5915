import { goal, one, table } from '../table.ts';
import type { Conditions } from './conditions.ts';
import type { Opened } from './opened.ts';

/** A page under one set of conditions. */
export interface Measured {
  readonly page: string;
  readonly ours: Opened;
}

/** The same with its two peers. */
export interface Compared extends Measured {
  readonly plain: Opened;
  readonly fetched: Opened;
}

const HEAD = ['', 'first', 'largest', 'blocking', 'longest', 'shift', 'elements', 'script KB', 'largest is'];

/** Results under one set of conditions, with the product's promises. */
export function paintReport(conditions: Conditions, compared: readonly Compared[]): string {
  const rows = compared.flatMap(({ page, ours, plain, fetched }) => [
    row(page, ours),
    row('  without script', plain),
    row('  fetched after start', fetched),
  ]);
  const promises = compared.flatMap(({ page, ours, plain, fetched }) => [
    goal(`${page}: largest ÷ first paint`, ours.largest / ours.first, '≤', 1),
    `${page}: blocking ÷ fetched after start: ${one(ours.blocking / fetched.blocking, 2)}`,
    `${page}: first ÷ without script: ${one(ours.first / plain.first, 2)}`,
    goal(`${page}: blocking ms`, ours.blocking, '≤', conditions.slow ? 300 : 100),
    goal(`${page}: layout shift`, ours.shift, '≤', 0.02),
  ]);
  return [table(`First load, ${conditions.name}: ms, medians`, HEAD, rows), ...promises].join('\n');
}

/** What the slowest of all pages may take, ms. */
const SLOWEST = { paint: 900, blocking: 200, shift: 0.02 };

/** Results of one page of each kind, with the product's promises for the slowest of them. */
export function allReport(conditions: Conditions, measured: readonly Measured[]): string {
  const rows = measured.map(({ page, ours }) => row(page, ours));
  const worst = (read: (opened: Opened) => number) => Math.max(...measured.map(({ ours }) => read(ours)));
  return [
    table(`First load of every kind of page, ${conditions.name}: ms, medians`, HEAD, rows),
    goal(
      'latest largest paint ms',
      worst(({ largest }) => largest),
      '≤',
      SLOWEST.paint,
    ),
    goal(
      'longest blocking ms',
      worst(({ blocking }) => blocking),
      '≤',
      SLOWEST.blocking,
    ),
    goal(
      'largest shift',
      worst(({ shift }) => shift),
      '≤',
      SLOWEST.shift,
    ),
  ].join('\n');
}

function row(name: string, opened: Opened): readonly string[] {
  const { first, largest, blocking, longest, shift, elements, scriptKb, element } = opened;
  return [
    name,
    one(first, 0),
    one(largest, 0),
    one(blocking, 0),
    one(longest, 0),
    one(shift, 3),
    one(elements, 0),
    one(scriptKb, 0),
    element,
  ];
}
