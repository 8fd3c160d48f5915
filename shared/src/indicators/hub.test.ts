import { expect, it } from 'vitest';
import { defiPages } from '../manifest/defi.ts';
import { indicatorPages } from '../manifest/indicators.ts';
import type { PageRow } from '../manifest/page.ts';
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

it('has a page for every tab except the first, which shows all', () => {
  for (const tab of HUB_TABS.slice(1)) expect(hubPages.some((page) => page.tab === tab)).toBe(true);
});

it('links every parameterless page of the data centre without another parent page', () => {
  // Indicators have their own cards; the others are linked from their parent page.
  const elsewhere = ['data', 'dataMore', 'dataAhr', 'sixtyDaySum', 'dataMtGoxHistory', 'halving2020'];
  const below = Object.keys(defiPages).filter((name) => name !== 'dataDefi');
  const rows: Readonly<Record<string, PageRow>> = { ...indicatorPages, ...defiPages };
  const own = Object.keys(rows).filter(
    (name) =>
      !(rows[name]?.view || rows[name]?.pattern.includes(':') || [...elsewhere, ...below].includes(name)),
  );
  const led: readonly string[] = hubPages.map(({ link }) => link.to);
  expect(own.filter((name) => !led.includes(name))).toEqual([]);
  expect(new Set(led).size).toBe(led.length);
});
