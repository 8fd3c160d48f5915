import { expect, test } from 'vitest';
import { FUTURES_TABS, futuresTab, futuresTabFacts } from './futuresTabs.ts';

test.each(FUTURES_TABS)('$label has all facts on a wide screen and two of its own on a phone', (tab) => {
  const facts = futuresTabFacts(tab);
  expect(facts).toHaveLength(6);
  const onPhone = facts.filter(({ phone }) => phone !== 'hidden').map(({ id }) => id);
  expect(onPhone.toSorted()).toEqual([...tab.facts].toSorted());
});

test('no two tabs show the same two, and an unknown one is the first', () => {
  expect(new Set(FUTURES_TABS.map(({ facts }) => facts.join(' '))).size).toBe(FUTURES_TABS.length);
  expect(futuresTab('nothing')).toBe(FUTURES_TABS[0]);
});
