import { fieldsOf, formatMinute } from '@coinmirror/shared/format/time.ts';
import { DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { ask, TEST_SEED } from '@coinmirror/testing/world.ts';
import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from '../../ports/calendar.ts';
import { PLAIN_EVENT } from '../../ports/plainEvent.ts';
import { createSimulatedSources } from '../../simulation/ports/sources.ts';
import { knownEvents } from '../events/knownEvents.ts';
import { mergeNotices } from '../events/mergeNotices.ts';

const AT = Date.parse('2026-12-03T10:00:00Z');

function event(over: Partial<CalendarEvent>): CalendarEvent {
  const common = { type: 'listing', importance: 1, exchange: 'okx', coins: ['solana'] } as const;
  return { ...PLAIN_EVENT, ...common, id: 'list', time: AT, title: '列表', source: '欧易', ...over };
}

const notice = (over: Partial<CalendarEvent> = {}) =>
  event({
    id: 'notice',
    title: '公告',
    source: '欧易公告',
    address: '/notice/1',
    method: '公告写明',
    ...over,
  });

describe('a list and a notice that say the same', () => {
  test('are one event: the list’s, with the notice as its basis and link', () => {
    const [merged, ...more] = mergeNotices([event({ method: '列表写明' })], [notice()]);
    expect(more).toEqual([]);
    expect(merged).toMatchObject({
      id: 'list',
      title: '列表',
      time: AT,
      address: '/notice/1',
      source: '欧易公告',
      method: '列表写明；公告写明同一时间',
    });
  });

  test('at another hour of the day are too: the list’s hour stands, the notice’s is named', () => {
    const merged = mergeNotices([event({ method: '列表写明' })], [notice({ time: AT + 2 * HOUR })]);
    expect(merged).toHaveLength(1);
    expect(merged[0]).toMatchObject({ time: AT, method: '列表写明；公告写的时间是 2026-12-03 20:00:00' });
  });

  test('of a coin without a page are, by its symbol', () => {
    const own = { coins: [], symbols: ['XYZ'] };
    expect(mergeNotices([event(own)], [notice(own)])).toHaveLength(1);
    expect(mergeNotices([event(own)], [notice({ coins: [], symbols: ['ABC'] })])).toHaveLength(2);
  });

  test.each([
    ['another exchange', { exchange: 'bybit' }],
    ['another coin', { coins: ['ethereum'] }],
    ['another kind', { type: 'delisting' }],
    ['another market', { markets: ['perpetual'] }],
    ['another day', { time: AT + 25 * HOUR }],
  ] as const)('are two of %s', (_case, over) => {
    expect(
      mergeNotices([event({ markets: ['spot'] })], [notice({ markets: ['spot'], ...over })]),
    ).toHaveLength(2);
  });

  test('of two markets that begin apart each have their own notice, the nearest', () => {
    const later = event({ id: 'later', time: AT + 4 * HOUR });
    const merged = mergeNotices(
      [event({}), later],
      [notice({ time: AT + 4 * HOUR }), notice({ id: 'second', address: '/notice/2' })],
    );
    expect(merged.map(({ id, address }) => [id, address])).toEqual([
      ['list', '/notice/2'],
      ['later', '/notice/1'],
    ]);
  });
});

test('two notices on one thing are one event', () => {
  expect(mergeNotices([], [notice(), notice({ id: 'again', address: '/notice/2' })])).toEqual([notice()]);
});

describe('in the calendar', () => {
  test('each listing and delisting of an exchange leads to the notice that states its time', async () => {
    const { events, kinds } = await ask('calendarList', { span: 'ahead' });
    expect(kinds).toContain('maintenance');
    const trading = events.filter(({ type }) => type === 'listing' || type === 'delisting');
    expect(trading.length).toBeGreaterThan(3);
    const official = trading.filter(({ source }) => source !== '项目公告');
    for (const { address, coins, exchange, title } of official) {
      const id = Number(/^\/notice\/(\d+)$/.exec(address)?.[1]);
      const own = await ask('noticeDetail', { id });
      expect(own.publisher.code, title).toBe(exchange?.code);
      expect(
        own.coins.map(({ symbol }) => symbol),
        title,
      ).toEqual(expect.arrayContaining(coins.map(({ symbol }) => symbol)));
    }
    const keys = trading.map(({ type, exchange, coins, time }) =>
      [type, exchange?.code, coins[0]?.symbol, time].join(),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('maintenance of exchanges stands with its notice, and no coin', async () => {
    const { events } = await ask('calendarList', { span: 'feed', type: 'maintenance' });
    expect(events.length).toBeGreaterThan(3);
    for (const { coins, exchange, address } of events) {
      expect(coins).toEqual([]);
      expect(exchange).not.toBeNull();
      expect(address).toMatch(/^\/notice\/\d+$/);
    }
  });

  test('an event keeps its id when its list comes to know it after its notice', async () => {
    const idsAt = async (now: number) => {
      const sources = createSimulatedSources({ seed: TEST_SEED, now: () => now });
      const events = await knownEvents(sources, AT, AT + 14 * DAY);
      return events.filter(({ type }) => type === 'listing' || type === 'delisting').map(({ id }) => id);
    };
    // The calendar is the one of the day's beginning, notices are of the minute.
    for (let hour = 0; hour < 96; hour += 12) {
      const [now, later] = await Promise.all([idsAt(AT + hour * HOUR), idsAt(AT + (hour + 24) * HOUR)]);
      expect(new Set(now).size).toBe(now.length);
      const kept = now.filter((id) => Number(id.split('-').at(-1)) * MINUTE > AT + (hour + 24) * HOUR);
      expect(later).toEqual(expect.arrayContaining(kept));
    }
  });

  test('what a notice states is what its page says', async () => {
    const { events } = await ask('calendarList', { span: 'ahead', type: 'listing' });
    const stated = events.filter(({ address }) => address.startsWith('/notice/'));
    expect(stated.length).toBeGreaterThan(2);
    for (const { address, time, title } of stated) {
      const own = await ask('noticeDetail', { id: Number(address.split('/').at(-1)) });
      const text = own.blocks.map((block) => block.text).join('');
      const { year, month, day } = fieldsOf(time);
      expect(text, title).toContain(`${year} 年 ${month} 月 ${day} 日 ${formatMinute(time)}（北京时间）`);
    }
  });
});
