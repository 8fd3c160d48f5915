import { NOT_CONNECTED } from '@coinmirror/shared/contract/notConnected.ts';
import { ask, testContext } from '@coinmirror/testing/world.ts';
import { expect, it } from 'vitest';
import type { Refusal, TrackRecordPort } from '../../ports/trackRecord.ts';
import { answer } from '../dispatch/answer.ts';

const NOW = Date.UTC(2026, 10, 20);
const refusal = (at: number): Refusal => ({
  venue: 'gate',
  title: 'Gate',
  subject: `COIN${at}_USDT`,
  reason: 'quarantined',
  from: NOW - at * 60_000,
  until: NOW,
  isOpen: at < 2,
  deviation: -38.25,
});
const figures = { asked: 10, answered: 9, medianAge: 120, lateAge: 900 };
const trackRecord: TrackRecordPort = {
  provenance: { kind: 'public', name: '' },
  refusals: async () => Array.from({ length: 300 }, (_, at) => refusal(at)),
  sourceDays: async () => [{ day: NOW, name: 'OKX', title: '欧易', ...figures }],
  sourceRecords: async () => [{ name: 'OKX', title: '欧易', days: 1, availability: [null, 90], ...figures }],
  venueRecords: async () => [
    {
      code: 'okx',
      title: '欧易',
      days: 1,
      quotes: 200,
      refusedShare: 1.5,
      quarantinedShare: 0.5,
      medianAge: 120,
    },
  ],
};
const context = { ...testContext, sources: { ...testContext.sources, trackRecord } };

it('answers the newest refusals, and how many there are', async () => {
  const { rows, total, open } = await ask('refusalLog', {}, context);
  expect([rows.length, total, open]).toEqual([200, 300, 2]);
  expect(rows[0]).toEqual(refusal(0));
  expect((await ask('refusalLog', { limit: 1_000 }, context)).rows).toHaveLength(300);
});

it('answers what became of sources and exchanges', async () => {
  const { sources, exchanges } = await ask('sourceRecord', {}, context);
  expect(sources).toEqual(await trackRecord.sourceRecords());
  expect(exchanges).toEqual(await trackRecord.venueRecords());
  expect((await ask('sourceDays', {}, context)).rows).toEqual(await trackRecord.sourceDays());
});

it.each(['refusalLog', 'sourceRecord', 'sourceDays'] as const)(
  '%s is not connected in the simulation, which asks no source',
  async (name) => {
    expect(await answer(name, {}, testContext)).toMatchObject({ body: { code: NOT_CONNECTED } });
  },
);
