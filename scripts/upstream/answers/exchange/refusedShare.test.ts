import { ask, testContext } from '@coinmirror/testing/world.ts';
import { expect, it } from 'vitest';
import type { TrackRecordPort } from '../../ports/trackRecord.ts';
import { answer } from '../dispatch/answer.ts';

const row = { title: '', days: 3, quotes: 400, quarantinedShare: 0, medianAge: null };
const trackRecord: TrackRecordPort = {
  provenance: { kind: 'public', name: '' },
  refusals: async () => [],
  sourceDays: async () => [],
  sourceRecords: async () => [],
  venueRecords: async () => [
    { ...row, code: 'kraken', refusedShare: 1.25 },
    { ...row, code: 'okx', refusedShare: null },
  ],
};
const context = { ...testContext, sources: { ...testContext.sources, trackRecord } };

it('an exchange reports how many of its quotes are refused; unknown where none is judged or read', async () => {
  const shares = ['kraken', 'okx', 'binance'].map(
    async (code) => (await ask('exchangeInfo', { code }, context)).refusedShare,
  );
  expect(await Promise.all(shares)).toEqual([1.25, null, null]);
  const { headers } = await answer('exchangeInfo', { code: 'kraken' }, context);
  expect(JSON.stringify(headers)).not.toContain('trackRecord');
  expect((await ask('exchangeInfo', { code: 'kraken' })).refusedShare).toBeNull();
});
