import { expect, it } from 'vitest';
import { missingText } from './missingText.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);

it.each([
  [[['dead', '2026-01-02', null]], 'DEAD 自 2026-01-02 起没有日线，未计入走势的市值与成本。'],
  [
    [
      ['a', '2026-01-02', '2026-01-02'],
      ['b', '2026-01-02', '2026-01-05'],
    ],
    'A 在 2026-01-02 没有日线；B 在 2026-01-02 至 2026-01-05 没有日线，未计入走势的市值与成本。',
  ],
] as const)('of %j it is said: %s', (missing, text) => {
  const rows = missing.map(([code, from, to]) => ({
    code,
    from: day(from),
    to: to === null ? null : day(to),
  }));
  expect(missingText(rows, [], (code) => code.toUpperCase())).toBe(text);
});

it('a coin that could not be asked for is said to come later, not to have no days', () => {
  const rows = [{ code: 'a', from: day('2026-01-02'), to: null }];
  expect(missingText(rows, ['a'], (code) => code.toUpperCase())).toBe(
    'A 的日线这次没有取到，刷新后再试，未计入走势的市值与成本。',
  );
});
