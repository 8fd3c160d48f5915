import { rankings } from '@coinmirror/shared/rankings/rankings.ts';
import { expect, test } from 'vitest';
import { switchesWidth } from './switchesWidth.ts';

// As wide as measured in the page at 1440 px, which has room for 853 px beside the other tools.
test.each([
  ['hotRise', 866],
  ['hotSocial', 361],
] as const)('the switches of %s are about %d px wide', (name, measured) => {
  const width = switchesWidth({ switches: rankings[name].switches, hasMoney: true, hasStars: true });
  expect(Math.abs(width - measured)).toBeLessThanOrEqual(12);
});
