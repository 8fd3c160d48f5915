import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startFakeSite } from './support/site.ts';

const { upstream, gateway } = await startFakeSite({ PUBLIC_ORIGIN: 'https://coinmirror.example' });
const PATH = '/api/v3/calendar/list';
/** 2026-11-23, midnight in Beijing. */
const TODAY = Date.UTC(2026, 10, 22, 16) / 1000;

const event = (id: string, more: object = {}) => ({
  id,
  title: '解锁，8,929 万枚; \\ 一行\r\nATTENDEE:mailto:evil@example.com',
  date_event: TODAY + 20 * 3600,
  category: 'unlock',
  importance: 2,
  coins: [{ code: 'arbitrum', symbol: 'ARB', name: 'Arbitrum' }],
  source: '解锁计划',
  ...more,
});
const page = (list: readonly object[], coin: object | null = null) => ({
  body: { code: 200, msg: '', data: { list, begin: TODAY, end: TODAY, date: TODAY, today: TODAY, coin } },
});
const get = (path: string) =>
  ask(gateway.origin, path, { headers: { host: 'coinmirror.example', 'x-forwarded-proto': 'https' } });
/** Long lines are folded. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

describe('a calendar to follow', () => {
  test('is iCalendar with instants in UTC, whole days without a zone, and addresses of the configured origin', async () => {
    upstream.on(PATH, () => page([event('a'), event('b', { all_day: 1, date_event: TODAY })]));
    const { status, headers, body } = await get('/feeds/calendar.ics');
    const text = unfolded(body);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain('DTSTART:20261123T120000Z');
    expect(text).toContain('DTSTART;VALUE=DATE:20261123');
    expect(text).toContain('DTEND;VALUE=DATE:20261124');
    expect(text).toContain('UID:a@coinmirror.example');
    expect(text).toContain('https://coinmirror.example/calendar/arbitrum');
    expect(text).toContain('（演示数据）');
  });

  test('is read by a calendar program: each event with its own id, times and words', async () => {
    upstream.on(PATH, () => page([event('a'), event('b', { all_day: 1, date_event: TODAY })]));
    const { body } = await get('/feeds/calendar.ics');
    const [timed, whole, ...more] = new ICAL.Component(ICAL.parse(body))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one));
    expect(more).toEqual([]);
    expect(timed?.startDate.toJSDate().getTime()).toBe((TODAY + 20 * 3600) * 1000);
    expect(timed?.duration.toSeconds()).toBe(1800);
    expect(timed?.summary).toContain('解锁，8,929 万枚; \\ 一行');
    expect([whole?.startDate.isDate, whole?.startDate.toString(), whole?.endDate.toString()]).toEqual([
      true,
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(new Set([timed?.uid, whole?.uid]).size).toBe(2);
  });

  test('lets no title write a line of its own', async () => {
    upstream.on(PATH, () => page([event('c')]));
    const { body } = await get('/feeds/calendar.ics');
    expect(unfolded(body)).not.toMatch(/^ATTENDEE/m);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('carries the new kinds with where and how their time is known, and the page of each', async () => {
    const list = [
      event('macro', {
        category: 'macro',
        title: '美国 11 月 CPI 公布',
        coins: [],
        source: '美国劳工统计局',
        source_url: 'https://www.bls.gov/schedule/',
        time_method: '日期由发布方公布',
      }),
      event('vote', {
        category: 'vote',
        title: 'Uniswap 投票截止',
        source_url: '/proposal/detail/uniswap-1.html',
      }),
      event('difficulty', { category: 'difficulty', title: '预计：比特币挖矿难度调整' }),
    ];
    upstream.on(PATH, () => page(list, { code: 'bitcoin', symbol: 'BTC', name: '比特币' }));
    const text = unfolded((await get('/feeds/calendar/bitcoin.ics')).body);
    for (const summary of ['[宏观] 美国 11 月 CPI 公布', '[投票] Uniswap 投票截止', '[难度] 预计：'])
      expect(text).toContain(`SUMMARY:${summary}`);
    expect(text).toContain('来源：美国劳工统计局 https://www.bls.gov/schedule/；依据：日期由发布方公布');
    expect(text).toContain('https://coinmirror.example/proposal/detail/uniswap-1.html');
    expect(text).toContain('https://coinmirror.example/calendar?tab=0&date=2026-11-23');
  });

  test('carries what opens and closes at an exchange, with the notice that says so', async () => {
    const list = [
      event('listing-okx-xyz-1', {
        category: 'listing',
        title: '欧易开放 XYZ/USDT 永续合约交易',
        coins: [{ code: '', symbol: 'XYZ', name: 'XYZ', logo: '' }],
        source: '欧易公告',
        source_url: '/notice/217883574',
        time_method: '已在交易所的列表里；公告写明同一时间',
      }),
      event('delisting-gate-havven-1', { category: 'delisting', title: 'Gate 停止 SNX/USDT 永续合约交易' }),
      event('notice-1', { category: 'maintenance', title: '欧易系统升级', coins: [] }),
    ];
    upstream.on(PATH, () => page(list, { code: 'solana', symbol: 'SOL', name: 'Solana' }));
    const text = unfolded((await get('/feeds/calendar/solana.ics')).body);
    for (const summary of [
      '[上线] 欧易开放 XYZ/USDT 永续合约交易',
      '[下架] Gate 停止 SNX',
      '[维护] 欧易系统升级',
    ])
      expect(text).toContain(`SUMMARY:${summary}`);
    expect(text).toContain('来源：欧易公告；依据：已在交易所的列表里；公告写明同一时间');
    expect(text).toContain('https://coinmirror.example/notice/217883574');
  });

  test('of one coin asks for that coin alone', async () => {
    upstream.on(PATH, () => page([event('d')], { code: 'arbitrum', symbol: 'ARB', name: 'Arbitrum' }));
    upstream.seen.length = 0;
    const { body } = await get('/feeds/calendar/arbitrum.ics');
    expect(unfolded(body)).toContain('Arbitrum 日历');
    expect(upstream.seen.map(({ query }) => query.get('coincode'))).toEqual(['arbitrum']);
  });

  test('of a coin that does not exist is a page not found', async () => {
    upstream.on(PATH, () => ({ status: 404, body: { code: 404, msg: '没有这个币种', data: null } }));
    expect((await get('/feeds/calendar/nothing.ics')).status).toBe(404);
  });
});
