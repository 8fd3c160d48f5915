import { describe, expect, test } from 'vitest';
import { NotConnectedError } from '../../ports/requirePort.ts';
import type { VenuePair } from '../market/marketSnapshot.ts';
import { moneyPorts } from '../ports/moneyPorts.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { goldPort } from './goldPort.ts';
import { believedRates } from './rateSeries.ts';
import { ratesPort } from './ratesPort.ts';

const DAY = 86_400_000;
const day = (date: number, month = 3) => Date.UTC(2026, month - 1, date);
const rate = (time: number, quote: string, value: number) => ({
  date: new Date(time).toISOString().slice(0, 10),
  base: 'USD',
  quote,
  rate: value,
});
const SUNDAY = day(8) + 6 * 3_600_000;
const RECENT = 'FRANKFURTER /v2/rates?base=usd&quotes=';
const CURRENCIES = 'cny,jpy,krw,hkd,rub,inr,aud,eur,chf,gbp,twd,cad,idr,brl,mxn';
const since = (date: string) => `${RECENT}${CURRENCIES}&from=${date}`;

const march = [
  rate(day(5), 'CNY', 6.9),
  rate(day(5), 'EUR', 0.86),
  rate(day(6), 'EUR', 0.87),
  rate(day(6), 'CNY', 6.91),
  rate(day(6), 'RUB', 78.5),
];
const worldOf = (answers: Readonly<Record<string, unknown>>, now = SUNDAY) =>
  createStubWorld({ now, answers });
const ratesOf = (answers: Readonly<Record<string, unknown>>, now = SUNDAY) =>
  ratesPort(worldOf(answers, now));

describe('rates', () => {
  test('of Friday hold on Sunday, and say so', async () => {
    const port = ratesOf({ [since('2026-02-01')]: march });
    expect(await port.at([SUNDAY, day(5) + 1])).toEqual([
      { usd: 1, cny: 6.91, eur: 0.87, rub: 78.5 },
      { usd: 1, cny: 6.9, eur: 0.86 },
    ]);
    expect(await port.setAt()).toBe(day(6));
  });

  test('of an older year are asked for by year; before the first day there are none', async () => {
    const old = [rate(day(1) - 400 * DAY, 'CNY', 7.2), rate(day(1) - 400 * DAY, 'EUR', 0.95)];
    const port = ratesOf({ [since('2026-02-01')]: march, [since('2024-12-20')]: old });
    const [past, recent] = await port.at([day(1) - 399 * DAY, SUNDAY]);
    expect(past).toEqual({ usd: 1, cny: 7.2, eur: 0.95 });
    expect(recent?.cny).toBe(6.91);
    expect(await port.at([day(1) - 402 * DAY])).toEqual([null]);
  });

  test('of the month before stand while the new month’s are not told', async () => {
    const port = ratesOf({ [since('2026-02-01')]: march }, day(1, 4));
    expect((await port.at([day(1, 4)]))[0]?.cny).toBe(6.91);
  });

  test('are not connected where none was ever told', async () => {
    await expect(ratesOf({}).at([SUNDAY])).rejects.toThrow(NotConnectedError);
    await expect(ratesOf({}).setAt()).rejects.toThrow(NotConnectedError);
  });
});

describe('a rate that moves by more than 8 % in a day', () => {
  const series = (...values: readonly number[]) =>
    believedRates(values.map((perUsd, at) => ({ currency: 'TRY', perUsd, day: at * DAY })));
  test.each<readonly [string, readonly number[], number]>([
    ['is not believed: the last good one stands', [6.9, 6.9, 69], 6.9],
    ['is gone when the source has mended it', [6.9, 69, 6.92], 6.92],
    ['is believed when three days agree', [30, 40, 40.5, 41], 41],
    ['7 % is a bad day, and true', [100, 107], 107],
  ])('%s', (_what, values, last) => {
    expect(series(...values).at(-1)?.perUsd).toBe(last);
  });
});

describe('gold', () => {
  const pair = (coinCode: string, last: number, quoteRate = 1): VenuePair => ({
    venue: 'kraken',
    tickerId: `kraken_${coinCode}_${last}`,
    coinCode,
    base: 'PAXG',
    quote: 'USD',
    rate: quoteRate,
    at: SUNDAY,
    ticker: {
      symbol: '',
      last,
      open24h: null,
      high24h: null,
      low24h: null,
      bid: null,
      ask: null,
      baseVolume: 1,
      quoteVolume: 1,
      time: null,
      openUtc8: null,
      openUtc0: null,
    },
  });
  const ounce = { 'FRANKFURTER /v2/rates?base=usd&quotes=xau': [rate(day(6), 'XAU', 1 / 4_321)] };

  test('is the median of its tokens’ pairs in USD, and named so', async () => {
    const pairs = [pair('pax-gold', 4_300), pair('tether-gold', 4_320, 0.999), pair('pax-gold', 9_000)];
    const port = goldPort(createStubWorld({ now: SUNDAY, pairs, answers: ounce }));
    expect(await port.price()).toBeCloseTo(4_315.68, 6);
    expect(port.provenance).toEqual({ kind: 'public', name: '代币化黄金中位价' });
  });

  test('is the banks’ where no token is traded, and not connected without either', async () => {
    const port = goldPort(worldOf(ounce));
    expect(await port.price()).toBeCloseTo(4_321, 6);
    expect(port.provenance.name).toBe('Frankfurter');
    await expect(goldPort(worldOf({})).price()).rejects.toThrow(NotConnectedError);
  });
});

test('nobody publishes over-the-counter prices', () => {
  expect(moneyPorts(worldOf({})).otc).toBeNull();
});
