import { describe, expect, it, test } from 'vitest';
import { closesToNow } from './closesToNow.ts';
import { insteadBitcoin } from './insteadBitcoin.ts';
import { timeWeightedReturn } from './timeWeighted.ts';
import type { Trade, TradeSide } from './trade.ts';

let serial = 0;
const trade = (side: TradeSide, quantity: number, price: number, own: Partial<Trade> = {}): Trade => {
  serial += 1;
  return {
    ...{ id: `t${serial}`, code: 'coin', side, day: '2026-01-01', price, quantity },
    ...{ fee: 0, unit: 'usd', perUsd: 1, ...own },
  };
};
const on = (day: string) => ({ day: `2026-01-${day}` });
const day = (text: string) => Date.parse(`2026-01-${text}T00:00:00+08:00`);
const closes = (from: string, ...prices: number[]) =>
  prices.map((close, at) => ({ time: day(from) + at * 86_400_000, close }));

describe('the time-weighted return, computed by hand', () => {
  const prices = new Map([['coin', closes('01', 110, 220, 110)]]);

  test('100 became 110, 110 became 220, 220 became 110: 1.1 × 2 × 0.5 − 1 is 10 %', () => {
    const { percent, from, to } = timeWeightedReturn([trade('buy', 1, 100)], prices, day('03'));
    expect(percent).toBeCloseTo(10, 10);
    expect([from, to]).toEqual([day('01'), day('03')]);
  });

  test('money counts from the beginning of its day: 9 more at the top, (10 × 220) ÷ (110 + 9 × 220) that day', () => {
    const more = [trade('buy', 1, 100), trade('in', 9, 1, on('02'))];
    const { percent } = timeWeightedReturn(more, prices, day('03'));
    expect(percent).toBeCloseTo((1.1 * (2200 / 2090) * 0.5 - 1) * 100, 10);
  });

  test('a sale takes out its proceeds less the fee: bought for 100, sold for 130 − 20 is 10 %, and stays so', () => {
    const { percent, to } = timeWeightedReturn(
      [trade('buy', 1, 100), trade('sell', 1, 130, { fee: 20 })],
      prices,
      day('03'),
    );
    expect(percent).toBeCloseTo(10, 10);
    expect(to).toBe(day('01'));
  });

  test('a transfer gains nothing on its day, whatever its cost: in at a close of 110, then × 2 × 0.5', () => {
    const { percent } = timeWeightedReturn([trade('in', 3, 1)], prices, day('03'));
    expect(percent).toBeCloseTo(0, 10);
  });

  it('leaves out a coin on days without a close, and names it', () => {
    const { percent, leftOut } = timeWeightedReturn(
      [trade('buy', 1, 100), trade('buy', 1, 100, { code: 'dead' })],
      new Map([...prices, ['dead', closes('01', 300)]]),
      day('03'),
    );
    // Day 1 both: 410 ÷ 200; days 2 and 3 the other alone.
    expect(percent).toBeCloseTo((2.05 * 2 * 0.5 - 1) * 100, 10);
    expect(leftOut).toEqual(['dead']);
  });

  it('is unknown where nothing is known', () => {
    expect(timeWeightedReturn([trade('buy', 1, 1)], new Map(), day('02')).percent).toBeNull();
    expect(timeWeightedReturn([], new Map(), day('02')).percent).toBeNull();
  });
});

describe('the same money in Bitcoin, computed by hand', () => {
  const bitcoin = closes('01', 100, 200, 50);
  const prices = new Map([
    ['bitcoin', bitcoin],
    ['coin', closes('01', 10, 20, 30)],
  ]);
  const instead = (...trades: Trade[]) => insteadBitcoin(trades, prices, 400);

  test('300 at 100 and a fee of 100 at 200 buy 3.5, of which 50 at 50 sells 1: 2.5 at 400 are 1000', () => {
    expect(
      instead(
        trade('buy', 3, 100),
        trade('buy', 0.5, 180, { ...on('02'), fee: 10 }),
        trade('sell', 1, 50, on('03')),
      ),
    ).toEqual({ kind: 'known', bitcoin: 2.5, value: 1000 });
  });

  test('a transfer counts as its coins’ close: 10 coins at 10 are 1 Bitcoin', () => {
    expect(instead(trade('in', 10, 3))).toEqual({ kind: 'known', bitcoin: 1, value: 400 });
    expect(instead(trade('in', 10, 3), trade('out', 5, 0, on('02')))).toMatchObject({ bitcoin: 0.5 });
  });

  it('cannot take out more than there would be', () => {
    expect(instead(trade('buy', 1, 100), trade('sell', 1, 300, on('02')))).toEqual({
      kind: 'short',
      day: '2026-01-02',
    });
  });

  it('is unknown without a close, of Bitcoin or of what was transferred', () => {
    expect(instead(trade('buy', 1, 1, on('09')))).toEqual({
      kind: 'unknown',
      day: '2026-01-09',
      code: 'bitcoin',
    });
    expect(instead(trade('in', 1, 1, { code: 'dead' }))).toMatchObject({ kind: 'unknown', code: 'dead' });
  });
});

it('today ends with the price of now, except of a coin without any day', () => {
  const now = day('02') + 3_600_000;
  const quotes = new Map(['coin', 'dead', 'new'].map((code) => [code, { price: 7 }]));
  const known = new Map([
    ['coin', closes('01', 5, 6)],
    ['new', closes('01', 1)],
    ['dead', []],
  ]);
  expect([...closesToNow(known, quotes, now)]).toEqual([
    ['coin', closes('01', 5, 7)],
    ['new', closes('01', 1, 7)],
    ['dead', []],
  ]);
});
