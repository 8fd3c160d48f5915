import { expect, it } from 'vitest';
import { creditOf, creditWords } from './sourceCredits.ts';

const RECORDER = 'ahr999-dataset';
const year = (coin: string, from: number, to = from + 1) => [
  { coin, from: Date.UTC(from, 0, 1), to: Date.UTC(to, 0, 1) },
];

it.each([
  ['Bitcoin’s closes of its time', year('bitcoin', 2020), true],
  ['everything of Bitcoin', year('bitcoin', 2009, 2027), true],
  ['its last day', [{ coin: 'bitcoin', from: Date.UTC(2026, 4, 7), to: Date.UTC(2026, 4, 8) }], true],
  [
    'Bitcoin’s last day',
    [{ coin: 'bitcoin', from: Date.UTC(2026, 10, 27), to: Date.UTC(2026, 10, 28) }],
    false,
  ],
  ['Bitcoin before it', year('bitcoin', 2012), false],
  ['another coin of its time', year('kyve-network', 2020), false],
  ['a coin with a longer name', year('bitcoin-cash', 2020), false],
  ['no closes: a long/short ratio', [], false],
])('a record of closes is named beside %s: %s', (_what, drawn, isNamed) => {
  expect(creditWords(RECORDER, drawn)?.includes('CC BY') ?? false).toBe(isNamed);
});

it('a source of everything is named beside everything, an unknown one beside nothing', () => {
  expect(creditWords('CoinGecko', [])).toContain('CoinGecko');
  expect(creditWords('链上规则', year('bitcoin', 2020))).toBeNull();
  expect(creditOf(RECORDER)).not.toHaveProperty('words');
});
