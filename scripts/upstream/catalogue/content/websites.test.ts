import { expect, test } from 'vitest';
import { WEBSITE_GROUPS } from './websites.ts';

const sites = WEBSITE_GROUPS.flatMap((group) => group.sites);

test('the directory lists each site once, by https, without a referral code', () => {
  expect(new Set(sites.map(({ url }) => url)).size).toBe(sites.length);
  for (const { url } of sites) {
    expect(url).toMatch(/^https:\/\/[\w.-]+\.[a-z]+(\/[\w.-]*)*$/);
  }
});

test('every site has a summary of its purpose', () => {
  expect(sites.length).toBeGreaterThanOrEqual(50);
  for (const { summary } of sites) expect(summary.length).toBeGreaterThanOrEqual(4);
});
