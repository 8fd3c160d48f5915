import { expect, it } from 'vitest';
import type { UnlockRow } from '../contract/unlocks.ts';
import { chosenUnlocks, unlockChoice } from './unlockAddress.ts';

const choiceOf = (query: string) => {
  const asked = new Map(query.split('&').map((pair) => pair.split('=') as [string, string]));
  return unlockChoice((name) => asked.get(name) ?? null);
};
const row = (own: Partial<UnlockRow>) =>
  ({ code: 'sui', kind: 'cliff', share: 1, value: 1e6, ...own }) as UnlockRow;
const rows = [
  row({}),
  row({ code: 'aptos', kind: 'linear', share: 0.2, value: 5e7 }),
  row({ code: 'grass', share: null, value: null }),
];
const kept = (query: string, own: readonly string[] | null = null) =>
  chosenUnlocks(rows, choiceOf(query), own && new Set(own)).map(({ code }) => code);

it('what an address does not say, or says wrongly, is the default', () => {
  const first = { range: 'week', kind: 'all', share: 0, value: 0, own: false };
  expect(choiceOf('')).toEqual(first);
  expect(choiceOf('range=year&kind=x&share=7&value=-1&own=yes')).toEqual(first);
  expect(choiceOf('range=month&kind=cliff&share=0.5&value=1000000&own=1')).toEqual({
    range: 'month',
    kind: 'cliff',
    share: 0.5,
    value: 1e6,
    own: true,
  });
});

it('narrows by kind, least share, least worth and the own list; what is unknown is below each bound', () => {
  expect(kept('')).toEqual(['sui', 'aptos', 'grass']);
  expect(kept('kind=linear')).toEqual(['aptos']);
  expect(kept('share=1')).toEqual(['sui']);
  expect(kept('value=10000000')).toEqual(['aptos']);
  expect(kept('own=1', ['grass'])).toEqual(['grass']);
  expect(kept('own=1')).toEqual(['sui', 'aptos', 'grass']);
});
