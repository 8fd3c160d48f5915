import { coinEndpoints } from '@coinmirror/shared/contract/coins.ts';
import { accountEndpoints } from '@coinmirror/shared/contract/community/account.ts';
import { siteEndpoints } from '@coinmirror/shared/contract/site.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromRow } from './fromRow.ts';

const NOW = Date.UTC(2026, 0, 15);
beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

test.each([
  ['prices of this page’s drawing', coinEndpoints.coinRank, 400, false],
  ['prices of an earlier page', coinEndpoints.coinRank, 1_500, true],
  ['a text within its lifetime', siteEndpoints.contactQr, 500_000, false],
  ['a text after its lifetime', siteEndpoints.contactQr, 601_000, true],
  ['what is one visitor’s own', accountEndpoints.memberInfo, 9_000_000, false],
  ['prices that a clock set back has put an hour ahead', coinEndpoints.coinRank, -3_600_000, true],
  ['one visitor’s own, put ahead likewise', accountEndpoints.memberInfo, -3_600_000, false],
])('of %s, a part that is drawn later asks again or not', (_what, row, age, again) => {
  expect(fromRow(row).forceRefetch({ endpointState: { fulfilledTimeStamp: NOW - age } })).toBe(again);
});

test('asks as usual for what has no cached answer', () => {
  expect(fromRow(coinEndpoints.coinRank).forceRefetch({ endpointState: undefined })).toBe(false);
});
