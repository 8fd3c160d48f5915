import { expect, test } from 'vitest';
import type { Suspicion } from '../store/quarantine.ts';
import { suspect } from './quarantine.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');

/** 'x' is a reading that is off, '.' one that agrees; the answer says after which readings it is held. */
function history(quotes: string): string {
  let state: Suspicion | null = null;
  return [...quotes]
    .map((mark, index) => {
      const off = mark === 'x' ? '30 % from the median' : null;
      state = suspect(state, { value: index, off, time: NOW + index * 10_000 });
      return state?.isHeld ? 'H' : '-';
    })
    .join('');
}

test.each([
  ['one slip is forgotten', 'x.xx.', '-----'],
  ['three in a row are held', 'xxx', '--H'],
  ['three in a row that agree let it out', 'xxx...', '--HHH-'],
  ['a slip begins the way out anew', 'xxx..x...', '--HHHHHH-'],
])('%s', (_case, quotes, held) => {
  expect(history(quotes)).toBe(held);
});

test('it is written since when, why, and what was read last', () => {
  let state: Suspicion | null = null;
  for (const [index, off] of ['a', 'b', 'c', 'd'].entries()) {
    state = suspect(state, { value: index, off, time: NOW + index });
  }
  expect(state).toEqual({ value: 3, count: 0, isHeld: true, reason: 'd', since: NOW });
});
