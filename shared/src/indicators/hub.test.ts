import { expect, it } from 'vitest';
import { HUB_TABS, hubPages, hubTab } from './hub.ts';

it.each([
  [null, '概览'],
  ['1', '市场'],
  ['5', '稳定币'],
  ['6', '概览'],
  ['-1', '概览'],
  ['x', '概览'],
])('?tab=%s is %s', (asked, tab) => {
  expect(hubTab(asked)).toBe(tab);
});

it('has a page for every tab but the first, which shows all', () => {
  for (const tab of HUB_TABS.slice(1)) expect(hubPages.some((page) => page.tab === tab)).toBe(true);
});
