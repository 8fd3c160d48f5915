import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { binanceTickers } from '../exchanges/binance/tickers.ts';
import { candlesOf } from '../exchanges/kinds/candle.ts';
import { krakenTickers } from '../exchanges/kraken/tickers.ts';
import { coinMarketsOf } from '../providers/coingecko/coinMarkets.ts';
import { bitcoinVolumeOrNull, dollarVolume, dollarVolumeOrNull, volume, volumeOrNull } from './volumes.ts';

const read = <Value>(schema: v.GenericSchema<unknown, Value>, wire: unknown) => v.safeParse(schema, wire);

describe('what is traded', () => {
  test.each([
    ['in units of its own', volumeOrNull, ['-1', '', null, 'NaN'], ['0', '1e16']],
    ['in dollars', dollarVolumeOrNull, [-0.01, 1e13, null], [0, 9e11]],
    ['in Bitcoin', bitcoinVolumeOrNull, [-5, 1e9, null], [0, 260_000]],
  ] as const)('%s is unknown where it cannot be', (_unit, schema, impossible, possible) => {
    for (const wire of impossible) {
      const result = v.safeParse(schema, wire);
      expect(result.success ? result.output : null, String(wire)).toBeNull();
    }
    for (const wire of possible) expect(v.parse(schema, wire), String(wire)).toBe(Number(wire));
  });

  test('is refused where a row is nothing without it', () => {
    for (const wire of [-1, '-0.5', null, 'x']) expect(read(volume, wire).success, String(wire)).toBe(false);
    expect(read(dollarVolume, 2e12).success).toBe(false);
  });
});

const decode = <Value>(question: { decode: { read(body: Buffer): Value | null } }, wire: unknown) =>
  question.decode.read(Buffer.from(JSON.stringify(wire)));

describe('a row that trades less than nothing', () => {
  const row = (symbol: string, quoteVolume: string) => ({
    ...{
      symbol,
      lastPrice: '2',
      openPrice: '2',
      highPrice: '2',
      lowPrice: '2',
      bidPrice: '2',
      askPrice: '2',
    },
    ...{ volume: '5', quoteVolume, closeTime: 1_773_115_200_000 },
  });
  test('is left out of tickers, and leaves all others', () => {
    const rows = Array.from({ length: 20 }, (_, at) => row(`C${at}USDT`, at === 7 ? '-10' : '10'));
    const symbols = decode(binanceTickers, rows)?.map(({ symbol }) => symbol);
    expect(symbols).toHaveLength(19);
    expect(symbols).not.toContain('C7USDT');
  });

  test('is left out of Kraken’s record too', () => {
    const pair = (traded: string) => ({
      ...{ a: ['2', '1', '1'], b: ['2', '1', '1'], c: ['2', '1'], v: ['1', traded], p: ['2', '2'] },
      ...{ h: ['2', '2'], l: ['2', '2'], o: '2' },
    });
    const wire = { error: [], result: { XXBTZUSD: pair('10'), ADAUSD: pair('-10') } };
    expect(decode(krakenTickers, wire)?.map(({ symbol }) => symbol)).toEqual(['XXBTZUSD']);
  });

  test('is no candle', () => {
    const candle = (time: number, traded: number) => ({
      ...{ time, open: 1, high: 1, low: 1, close: 1, volume: traded, quoteVolume: null, isOpen: null },
    });
    const schema = candlesOf(v.any(), { from: 0, to: 100, limit: 100 });
    const wire = Array.from({ length: 20 }, (_, time) => candle(time, time === 3 ? -1 : 1));
    expect(v.parse(schema, wire).map(({ time }) => time)).not.toContain(3);
  });
});

test('a coin whose volume cannot be is told with all else', () => {
  const wire = [
    { id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', current_price: 60_000, total_volume: -4e10 },
  ];
  expect(decode(coinMarketsOf(['bitcoin']), wire)).toMatchObject([{ price: 60_000, volume24h: null }]);
});
