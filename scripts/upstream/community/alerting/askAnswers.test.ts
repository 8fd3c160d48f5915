import { readAlerts } from '@coinmirror/shared/alertSources/alertSources.ts';
import type { Watched } from '@coinmirror/shared/alerts/alert.ts';
import { ask, createTestWorld, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { createAnswerAsker } from './askAnswers.ts';

const coin = { code: 'bitcoin', name: '比特币' };

async function read(watched: Watched, context = testContext) {
  const readings = await readAlerts(createAnswerAsker(context).ask, [watched]);
  return [...readings.values()][0];
}

describe('an alert reads what its page says', () => {
  it('of a coin', async () => {
    const [row] = (await ask('coinRank', { codes: 'bitcoin' })).rows;
    expect((await read({ measure: 'price', coin, target: null }))?.value).toBe(row?.price);
    expect((await read({ measure: 'change24h', coin, target: null }))?.value).toBe(row?.change24h);
    const board = await ask('futuresOverview', {});
    const own = board.coins.find(({ code }) => code === 'bitcoin');
    expect((await read({ measure: 'funding', coin, target: null }))?.value).toBe(own?.funding);
    const moves = await ask('interestMoves', {});
    expect((await read({ measure: 'interest24h', coin, target: null }))?.value).toBe(
      moves.rows.find(({ code }) => code === 'bitcoin')?.interestChange24h,
    );
  });

  it('of the market', async () => {
    const index = await ask('fearGreed', {});
    expect((await read({ measure: 'fearGreed', coin: null, target: null }))?.value).toBe(index.now.value);
    const hour = known((await ask('futuresOverview', {})).hours.at(-1));
    expect((await read({ measure: 'liquidated1h', coin: null, target: null }))?.value).toBe(
      hour.long + hour.short,
    );
  });

  it('of the next unlock in the calendar', async () => {
    const { events } = await ask('calendarList', { span: 'ahead', type: 'unlock' });
    const next = known(events.find(({ time }) => time >= TEST_TIME));
    const [unlocked] = next.coins;
    const watched = { measure: 'unlock', coin: known(unlocked), target: null } as const;
    expect((await read(watched))?.value).toBeCloseTo((next.time - TEST_TIME) / 86_400_000, 6);
  });

  it('of a band of an indicator', async () => {
    const board = await ask('indicatorOverview', {});
    const value = known(board.rows.find(({ key }) => key === 'ahr999')?.value);
    const band = value < 0.45 ? 'bottom' : value < 1.2 ? 'invest' : value <= 5 ? 'wait' : 'high';
    const zone = (key: string): Watched => ({
      measure: 'zone',
      coin: null,
      target: { code: `ahr999:${key}`, name: '' },
    });
    expect(await read(zone(band))).toMatchObject({ value, isInZone: true });
    expect(await read(zone('none'))).toMatchObject({ value, isInZone: false });
  });

  it('of notices and flashes', async () => {
    const { rows } = await ask('noticeList', { publisher: 'exchange', type: 'listing', per_page: 50 });
    const any = await read({ measure: 'listing', coin: null, target: null });
    expect(any?.events?.map(({ time }) => time)).toEqual(rows.map(({ time }) => time));
    const { publisher } = known(rows[0]);
    const own = await read({ measure: 'listing', coin: null, target: publisher });
    expect(own?.events).toHaveLength(rows.filter((row) => row.publisher.code === publisher.code).length);
    const flashes = (await ask('newsList', { channelid: 24, per_page: 50 })).rows;
    const word = known(flashes[0]).title.slice(0, 3);
    const found = await read({ measure: 'flash', coin: null, target: { code: word, name: word } });
    expect(found?.events?.[0]?.title).toBe(flashes[0]?.title);
    const none = await read({ measure: 'flash', coin: null, target: { code: 'x', name: '绝无此词' } });
    expect(none?.events).toEqual([]);
  });
});

describe('an answer', () => {
  it('that has no source, or refuses, is unknown', async () => {
    const world = createTestWorld(() => TEST_TIME);
    const context = { ...testContext, sources: { ...world, notices: null } };
    expect(await read({ measure: 'listing', coin: null, target: null }, context)).toBeUndefined();
    const unknown = { code: 'no-such-coin', name: '' };
    expect(await read({ measure: 'price', coin: unknown, target: null })).toBeUndefined();
  });

  it('of a slow call is read once a minute, that of prices at each look', async () => {
    let time = TEST_TIME;
    const world = createTestWorld(() => time);
    const asker = createAnswerAsker({ ...testContext, sources: world });
    const look = async (measure: 'price' | 'funding') => {
      const watched = { measure, coin, target: null };
      const [reading] = (await readAlerts(asker.ask, [watched])).values();
      asker.sweep();
      return reading?.asOf;
    };
    await look('price');
    const first = await look('funding');
    time += 30_000;
    expect(await look('price')).toBe(TEST_TIME + 30_000);
    // Forgotten where nobody asked in between, else held.
    expect(await look('funding')).toBe(TEST_TIME + 30_000);
    expect(await look('funding')).toBe(TEST_TIME + 30_000);
    time += 59_000;
    expect(await look('funding')).toBe(TEST_TIME + 30_000);
    time += 2_000;
    expect(await look('funding')).toBe(TEST_TIME + 90_000);
    expect(first).toBe(TEST_TIME);
  });
});
