import { expect, it } from 'vitest';
import { instantOf } from './instantOf.ts';

it.each([
  ['2026-11-20T14:05', 'Asia/Shanghai', Date.UTC(2026, 10, 20, 6, 5)],
  ['2026-11-20T14:05', 'UTC', Date.UTC(2026, 10, 20, 14, 5)],
  ['2026-11-20T02:00:30', 'Asia/Shanghai', Date.UTC(2026, 10, 19, 18, 0, 30)],
  ['', 'UTC', null],
  ['2026-11-20', 'UTC', null],
  ['2026-13-40T99:99', 'UTC', null],
] as const)('%s in %s is %s', (text, zone, instant) => {
  expect(instantOf(text, zone)).toBe(instant);
});
