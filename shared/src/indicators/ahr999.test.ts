import { bitcoinCloses } from '@coinmirror/testing/bitcoinCloses.ts';
import { describe, expect, it } from 'vitest';
import { ahr999, ahr999Price, ahr999Series, bitcoinAge, cost200, fittedPrice } from './ahr999.ts';
import { bandOf } from './bands.ts';
import { ahr999Indicator } from './definitions/ahr999.ts';

/** Captured: [1742543998, 0.8226, 83931.04, 104902.81, 81624.25]. */
const sample = { time: 1_742_543_998_000, value: 0.8226, price: 83_931.04, fit: 104_902.81, d200: 81_624.25 };
const DAY = 86_400_000;

/** Like the captured row, with truncated decimals. */
const cut = (value: number | null, places: number) =>
  Math.floor((value ?? Number.NaN) * 10 ** places) / 10 ** places;

describe('ahr999', () => {
  it('reproduces the captured row to its printed digits', () => {
    expect(bitcoinAge(sample.time)).toBe(5921);
    expect(cut(fittedPrice(sample.time), 2)).toBe(sample.fit);
    expect(cut(ahr999(sample.price, sample.d200, fittedPrice(sample.time)), 4)).toBe(sample.value);
    expect(cut(ahr999(sample.price, sample.d200, sample.fit), 4)).toBe(sample.value);
  });

  it.each([0.45, 1.2, 5])('is %d at the price computed for it', (threshold) => {
    const price = ahr999Price(threshold, sample.d200, sample.fit) ?? 0;
    expect(ahr999(price, sample.d200, sample.fit)).toBeCloseTo(threshold, 10);
  });

  it('takes what a plan of equal amounts pays on the last 200 closes, and is null with fewer', () => {
    const closes = Array.from({ length: 260 }, (_, i) => (i < 60 ? 1 : i % 2 === 0 ? 50_000 : 80_000));
    const coins = closes.slice(-200).reduce((sum, close) => sum + 100 / close, 0);
    expect(cost200(closes)).toBeCloseTo((200 * 100) / coins, 6);
    expect(cost200(closes.slice(0, 199))).toBeNull();
  });

  it.each([
    [0.2, '抄底'],
    [0.45, '定投'],
    [1.19, '定投'],
    [1.2, '等待'],
    [5, '等待'],
    [5.01, '高位'],
  ] as const)('reads %d as %s', (value, band) => {
    expect(bandOf(ahr999Indicator.bands, value)?.name).toBe(band);
  });

  it('is null if an input is missing', () => {
    expect(ahr999(1, null, 2)).toBeNull();
    expect(ahr999Price(0.45, 1, 0)).toBeNull();
    expect(fittedPrice(Date.UTC(2009, 0, 3))).toBeNull();
  });
});

describe('on the true closes of Bitcoin', () => {
  const until = (day: string) => bitcoinCloses.filter(({ time }) => time <= Date.parse(day));

  it('the cost and the value of the captured day are those that were captured, within 0.5 %', () => {
    const d200 = cost200(until('2025-03-21').map(({ close }) => close)) ?? 0;
    expect(d200).toBeCloseTo(81_353.72, 2);
    expect(Math.abs(d200 / sample.d200 - 1)).toBeLessThan(0.005);
    const value = ahr999(sample.price, d200, fittedPrice(sample.time)) ?? 0;
    expect(Math.abs(value / sample.value - 1)).toBeLessThan(0.005);
  });

  it('is low where bear markets ended, and high near their tops', () => {
    const series = new Map(ahr999Series(bitcoinCloses).map(({ time, value }) => [time, value]));
    const band = (day: string) => bandOf(ahr999Indicator.bands, series.get(Date.parse(day)) ?? null)?.key;
    expect(['2020-03-12', '2022-11-21', '2018-12-15'].map(band)).toEqual(['bottom', 'bottom', 'bottom']);
    expect(['2018-03-05', '2021-03-13'].map(band)).toEqual(['high', 'high']);
  });
});

describe('the series of ahr999', () => {
  const days = Array.from({ length: 900 }, (_, at) => ({
    time: Date.UTC(2023, 0, 1) + at * DAY,
    close: 20_000 + 15_000 * Math.sin(at / 70) + 40 * at,
  }));
  const series = ahr999Series(days);

  it('begins with the 200th day and has every day', () => {
    expect(series).toHaveLength(701);
    expect(series[0]?.time).toBe(days[199]?.time);
    expect(series.at(-1)?.time).toBe(days.at(-1)?.time);
  });

  it.each([199, 500, 899])('has on day %d the value of its 200 closes alone', (at) => {
    const { time, close } = days[at] ?? { time: 0, close: 0 };
    const d200 = cost200(days.slice(0, at + 1).map((day) => day.close));
    const day = series[at - 199];
    expect(day?.lines[1]).toBeCloseTo(d200 ?? 0, 6);
    expect(day?.value).toBeCloseTo(ahr999(close, d200, fittedPrice(time)) ?? 0, 10);
  });

  it('is empty with fewer than 200 days', () => {
    expect(ahr999Series(days.slice(0, 199))).toEqual([]);
  });
});
