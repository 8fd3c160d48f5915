import { ask } from '@coinmirror/testing/world.ts';
import {
  ADX,
  AO,
  ATR,
  BollingerBands,
  CCI,
  CMF,
  DonchianChannels,
  EMA,
  ForceIndex,
  HMA,
  IchimokuCloud,
  KeltnerChannels,
  MACD,
  MFI,
  MOM,
  OBV,
  ROC,
  RSI,
  SMA,
  SuperTrend,
  VWMA,
  WilliamsR,
  WMA,
  WSMA,
} from 'trading-signals';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Bar } from './sheet.ts';
import { seriesOf } from './technical.ts';
import { technicalOf } from './technicals.ts';

let bars: readonly Bar[] = [];

beforeAll(async () => {
  bars = await ask('candles', { tickerid: 'bitcoin', period: 60, limit: 1000 });
});

/** Adapter of the library: a value for each candle, null while it has none. */
type Peer = (bar: Bar) => number | null | undefined;

/**
 * An independent library's values for one of our lines. Moving averages with different initial values have converged by
 * then.
 */
const peers: readonly [key: string, line: string, params: readonly number[], make: () => Peer][] = [
  ['MA', 'v0', [20], () => ofClose(new SMA(20))],
  ['EMA', 'v0', [12], () => ofClose(new EMA(12))],
  ['WMA', 'v0', [10], () => ofClose(new WMA(10))],
  ['HMA', 'v0', [16], () => ofClose(new HMA(16))],
  ['VWMA', 'vwma', [20], () => ofBar(new VWMA(20))],
  ['BOLL', 'up', [20, 2], () => ofBands(new BollingerBands(20, 2), 'upper')],
  ['BOLL', 'dn', [20, 2], () => ofBands(new BollingerBands(20, 2), 'lower')],
  ['MACD', 'dif', [12, 26, 9], () => ofMacd('macd', 1)],
  ['MACD', 'dea', [12, 26, 9], () => ofMacd('signal', 1)],
  ['MACD', 'macd', [12, 26, 9], () => ofMacd('histogram', 2)],
  ['RSI', 'v0', [14], () => ofClose(new RSI(14, WSMA))],
  ['WR', 'v0', [14], () => ofBar(new WilliamsR(14))],
  ['CCI', 'cci', [20], () => ofBar(new CCI(20))],
  ['ROC', 'roc', [12, 6], () => scaled(ofClose(new ROC(12)), 100)],
  ['MTM', 'mtm', [12, 6], () => ofClose(new MOM(12))],
  ['AO', 'ao', [5, 34], () => ofBar(new AO(5, 34))],
  ['ATR', 'atr', [14], () => ofBar(new ATR(14, WSMA))],
  ['MFI', 'mfi', [14], () => ofBar(new MFI(14))],
  ['CMF', 'cmf', [20], () => ofBar(new CMF(20))],
  ['FI', 'fi', [13], () => ofBar(new ForceIndex(13))],
  ['STOCHRSI', 'k', [14, 14, 3, 3], ofStochasticRsi],
  ['DMI', 'adx', [14, 14], () => ofBar(new ADX(14, WSMA))],
  ['DC', 'up', [20], () => part(new DonchianChannels(20), 'upper')],
  ['DC', 'mid', [20], () => part(new DonchianChannels(20), 'middle')],
  ['KC', 'up', [20, 10, 2], () => part(keltner(), 'upper')],
  ['KC', 'dn', [20, 10, 2], () => part(keltner(), 'lower')],
  ['ICHIMOKU', 'conversion', [9, 26, 52], () => part(new IchimokuCloud(), 'conversion')],
  ['ICHIMOKU', 'base', [9, 26, 52], () => part(new IchimokuCloud(), 'base')],
];

interface Streamed<Input> {
  add(input: Input): number | null;
}

const ofClose =
  (one: Streamed<number>): Peer =>
  (bar) =>
    one.add(bar.close);
const ofBar =
  (one: Streamed<Bar>): Peer =>
  (bar) =>
    one.add(bar);
const scaled =
  (peer: Peer, by: number): Peer =>
  (bar) => {
    const value = peer(bar);
    return typeof value === 'number' ? value * by : null;
  };

const keltner = () => new KeltnerChannels({ atrInterval: 10, emaInterval: 20, multiplier: 2 });

/** One value of a result with several. */
function part<Key extends string>(one: { add(bar: Bar): Record<Key, number> | null }, key: Key): Peer {
  return (bar) => one.add(bar)?.[key];
}

/** The library's unsmoothed value; 0–1. */
function ofStochasticRsi(): Peer {
  const strength = new RSI(14, WSMA);
  const stochastic: number[] = [];
  const smooth = new SMA(3);
  return (bar) => {
    const value = strength.add(bar.close);
    if (value === null) return null;
    stochastic.push(value);
    const window = stochastic.slice(-14);
    if (window.length < 14) return null;
    const [low, high] = [Math.min(...window), Math.max(...window)];
    return smooth.add(((value - low) / (high - low)) * 100);
  };
}

function ofBands(bands: BollingerBands, side: 'upper' | 'lower'): Peer {
  return (bar) => bands.add(bar.close)?.[side];
}

function ofMacd(part: 'macd' | 'signal' | 'histogram', by: number): Peer {
  const macd = new MACD(new EMA(12), new EMA(26), new EMA(9));
  return (bar) => {
    const result = macd.add(bar.close);
    return result && result[part] * by;
  };
}

function lineOf(key: string, line: string, params: readonly number[]) {
  const technical = technicalOf(key);
  if (!technical) throw new Error(`no ${key}`);
  const place = technical.lines(params).findIndex((one) => one.key === line);
  return seriesOf(technical, bars, params)[place] ?? [];
}

/** Candles after which smoothed averages with different initial values agree. */
const SETTLED = 400;

describe('an indicator', () => {
  it.each(peers)('%s (%s) equals an independent library', (key, line, params, make) => {
    const mine = lineOf(key, line, params).slice(SETTLED);
    const peer = make();
    const theirs = bars.map((bar) => peer(bar) ?? null).slice(SETTLED);
    expect(mine.length).toBeGreaterThan(500);
    expect(mine.every((value) => value !== null)).toBe(true);
    mine.forEach((value, i) => {
      const other = theirs[i] ?? Number.NaN;
      const scale = Math.max(Math.abs(other), 1e-3);
      expect(Math.abs((value ?? Number.NaN) - other) / scale, `candle ${i}`).toBeLessThan(1e-6);
    });
  });

  it('SUPERTREND equals an independent library, on the same side', () => {
    const peer = new SuperTrend({ interval: 10, multiplier: 3 });
    const theirs = bars.map((bar) => peer.add(bar));
    const [up, down] = ['up', 'dn'].map((line) => lineOf('SUPERTREND', line, [10, 3]));
    for (let i = SETTLED; i < bars.length; i += 1) {
      const one = theirs[i];
      const side = one?.trend === 'BULLISH' ? up : down;
      expect((side?.[i] ?? Number.NaN) / (one?.supertrend ?? 1), `candle ${i}`).toBeCloseTo(1, 8);
    }
  });

  it('OBV changes by the same volumes as an independent library', () => {
    const peer = new OBV(10);
    const theirs = bars.map((bar) => peer.add(bar));
    const mine = lineOf('OBV', 'obv', [30]);
    for (let i = SETTLED; i < bars.length; i += 1) {
      const move = (theirs[i] ?? 0) - (theirs[i - 1] ?? 0);
      expect((mine[i] ?? 0) - (mine[i - 1] ?? 0), `candle ${i}`).toBeCloseTo(move, 4);
    }
  });

  it('SAR follows a rise from below, and is above the candles after the reversal', () => {
    const path = [...Array.from({ length: 20 }, (_, i) => 100 + i), 90, 88, 86];
    const made = path.map((close, i) => barOf(i, close));
    const sar = technicalOf('SAR');
    const [line = []] = sar ? seriesOf(sar, made, [0.02, 0.2]) : [];
    for (let i = 2; i < 20; i += 1) {
      expect(line[i]).toBeLessThanOrEqual(made[i - 1]?.low ?? 0);
      if (i > 2) expect(line[i]).toBeGreaterThanOrEqual(line[i - 1] ?? 0);
    }
    expect(line[20]).toBe(made[19]?.high);
    expect(line[22]).toBeGreaterThan(made[22]?.high ?? 0);
  });
});

function barOf(i: number, close: number): Bar {
  return {
    time: i * 60_000,
    open: close,
    high: close + 0.5,
    low: close - 0.5,
    close,
    volume: 1,
    turnover: close,
  };
}
