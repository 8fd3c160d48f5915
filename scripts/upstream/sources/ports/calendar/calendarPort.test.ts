import { formatDateTime } from '@coinmirror/shared/format/time.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { describe, expect, test } from 'vitest';
import { createStubWorld } from '../../testing/stubWorld.ts';
import { peoplePorts } from '../peoplePorts.ts';

const NOW = Date.parse('2026-11-29T04:00:00Z');
const MARKETS = '/api/v5/public/instruments';

const okx = (base: string, state: string, opensAt: number, quote = 'USDT') => ({
  instId: `${base}-${quote}`,
  baseCcy: base,
  quoteCcy: quote,
  state,
  listTime: String(opensAt),
});
const adjustment = {
  progressPercent: 60,
  difficultyChange: 2.345,
  estimatedRetargetDate: NOW + 5 * DAY + 1_234,
  remainingBlocks: 720,
  nextRetargetHeight: 979_776,
  timeAvg: 600_000,
};

function calendarOf(rows: readonly object[], more: Readonly<Record<string, unknown>> = {}) {
  const answers = { [`OKX ${MARKETS}`]: { code: '0', msg: '', data: rows }, ...more };
  return peoplePorts(createStubWorld({ now: NOW, answers })).calendar;
}

describe('the public calendar', () => {
  test('tells the halvings that a rule gives, within their days', async () => {
    const { calendar } = peoplePorts(createStubWorld({ now: NOW }));
    const ahead = (await calendar?.between(NOW, Date.UTC(2029, 0, 1))) ?? [];
    const bitcoin = ahead.find(({ type, coins }) => type === 'halving' && coins[0] === 'bitcoin');
    expect(bitcoin).toMatchObject({ importance: 3, isAllDay: true });
    expect(new Date(bitcoin?.time ?? 0).getUTCFullYear()).toBe(2028);
    expect(bitcoin?.title).toBe('比特币区块奖励减半至 1.5625 BTC');
    expect(ahead.every(({ time }) => time >= NOW)).toBe(true);
    expect(await calendar?.between(NOW - 1, NOW)).toEqual([]);
  });

  test('tells the dates of publishers and the expiries of Fridays, each with where or how it is known', async () => {
    const december = (await calendarOf([])?.between(NOW, Date.UTC(2026, 11, 31))) ?? [];
    const shown = december
      .filter(({ type }) => type === 'macro' || type === 'settlement')
      .map(({ time, importance, title }) => `${formatDateTime(time).slice(5, 16)} ${importance} ${title}`);
    expect(shown).toEqual([
      '12-04 16:00 1 比特币、以太坊当周合约与期权交割',
      '12-04 21:30 3 美国 11 月非农就业公布',
      '12-10 03:00 3 美联储公布议息会议决定',
      '12-10 21:30 3 美国 11 月 CPI 公布',
      '12-11 16:00 1 比特币、以太坊当周合约与期权交割',
      '12-18 16:00 1 比特币、以太坊当周合约与期权交割',
      '12-23 21:30 2 美国 11 月 PCE 物价公布',
      '12-25 16:00 3 比特币、以太坊季度合约与期权交割',
    ]);
    for (const { method, address, type } of december) {
      expect(method).not.toBe('');
      if (type === 'macro') expect(address).toMatch(/^https:/);
    }
  });

  test('tells the next adjustment of the difficulty with its block, its change, and how sure its time is', async () => {
    const calendar = calendarOf([], { 'MEMPOOL /api/v1/difficulty-adjustment': adjustment });
    const [found, ...more] = ((await calendar?.between(NOW, NOW + 30 * DAY)) ?? []).filter(
      ({ type }) => type === 'difficulty',
    );
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      id: 'difficulty-bitcoin-979776',
      time: NOW + 5 * DAY,
      title: '预计：比特币挖矿难度调整（区块 979,776，预计 +2.3%）',
      confidence: 99,
      source: 'mempool.space',
    });
    expect(found?.method).toContain('还差 720 个');
  });

  test('tells pairs of new coins that are going to trade, each coin once, and no second quote of one', async () => {
    const calendar = calendarOf([
      okx('BTC', 'live', NOW - 900 * DAY),
      okx('BTC', 'preopen', NOW + HOUR, 'USDC'),
      okx('XYZ', 'preopen', NOW + 2 * HOUR, 'USDC'),
      okx('XYZ', 'preopen', NOW + HOUR),
      okx('SOL', 'preopen', NOW + DAY),
      okx('ABC', 'suspend', NOW - DAY),
      okx('EUR', 'preopen', NOW + DAY, 'SGD'),
      { ...okx('ODD', 'preopen', NOW), listTime: 'soon' },
    ]);
    const listings = ((await calendar?.between(NOW, NOW + 30 * DAY)) ?? []).filter(
      ({ type }) => type === 'listing',
    );
    expect(listings.map(({ time, title, coins, exchange }) => [time, title, coins, exchange])).toEqual([
      [NOW + HOUR, '欧易开放 XYZ/USDT 交易', [], 'okx'],
      [NOW + DAY, '欧易开放 SOL/USDT 交易', ['solana'], 'okx'],
    ]);
  });

  test('says which kinds it knows of, and goes on while no source answers', async () => {
    const { calendar } = peoplePorts(createStubWorld({ now: NOW }));
    expect(await calendar?.kinds()).toEqual([
      'listing',
      'delisting',
      'halving',
      'difficulty',
      'settlement',
      'macro',
    ]);
    const kinds = new Set((await calendar?.between(NOW, NOW + 800 * DAY))?.map(({ type }) => type));
    expect([...kinds].toSorted()).toEqual(['halving', 'macro', 'settlement']);
  });
});
