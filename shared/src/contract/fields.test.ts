import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { coinChartEndpoints } from './coin/charts.ts';
import { encode } from './encode.ts';
import { type Given, row, tupleRow } from './fields.ts';
import { indicatorEndpoints } from './indicators.ts';
import { marketEndpoints } from './market.ts';
import { readerMoodEndpoints } from './readerMood.ts';
import { envelope, flag, flatPage, label, listPage, text } from './wire.ts';
import { csvNumbers, maybeAmount, maybeNum, num } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';
import { integerSeconds, maybeIntegerSeconds, maybeSeconds, millis, seconds } from './wireTime.ts';

const LAST_SECOND = Date.UTC(2199, 11, 31) / 1000;
/** Whole seconds after 1980: a smaller number of seconds may be a compact day. */
const instant = fc.integer({ min: 315_532_800, max: LAST_SECOND }).map((second) => second * 1000);
const figure = fc
  .double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 })
  .map((value) => Math.fround(value));
const known = figure.filter((value) => value === 0 || Math.abs(value) > 1e-6).map((value) => value + 0);
const amount = known.map((value) => Math.abs(value));
const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);

/** What is read of what was written, by way of the JSON between. */
function throughWire<Schema extends v.GenericSchema>(schema: Schema, given: Given<Schema>) {
  return v.parse(schema, JSON.parse(JSON.stringify({ wire: encode(schema, given) })).wire);
}

describe('what was written is read again', () => {
  it.each([
    ['seconds', seconds, instant],
    ['maybe seconds', maybeSeconds, fc.option(instant)],
    ['whole seconds', integerSeconds, instant],
    ['maybe whole seconds', maybeIntegerSeconds, fc.option(instant)],
    ['milliseconds', millis, instant],
    ['a flag', flag, fc.boolean()],
    ['numbers as text', csvNumbers, fc.array(known, { minLength: 1 })],
    ['an amount', maybeAmount, fc.option(amount)],
    ['a change', maybeNum, fc.option(known)],
    ['a title', label, word],
    ['a note', text, word],
  ] as const)('%s', (_name, schema: v.GenericSchema, values: fc.Arbitrary<unknown>) => {
    fc.assert(
      fc.property(values, (value) => {
        expect(throughWire(schema, value)).toEqual(value);
      }),
      { seed: 7 },
    );
  });

  const inner = row({ id: label, since: ['begin_time', maybeIntegerSeconds] });
  const whole = row({
    code: label,
    price: ['price_usd', maybeAmount],
    isNew: ['is_new', flag],
    best: { code: ['best_code', text], change: ['best_change', maybeNum] },
    parts: ['list', rowsOf(inner)],
    first: v.nullable(inner),
    note: v.optional(v.nullable(inner), null),
    days: rowsOf(tupleRow({ time: seconds, value: num })),
  });
  const innerGiven = fc.record({ id: word, since: fc.option(instant) });

  it('a row with a group, lists, parts and columns', () => {
    const given = fc.record({
      code: word,
      price: fc.option(amount),
      isNew: fc.boolean(),
      best: fc.record({ code: word, change: fc.option(known) }),
      parts: fc.array(innerGiven),
      first: fc.option(innerGiven),
      note: fc.option(innerGiven),
      days: fc.array(fc.record({ time: instant, value: known })),
    });
    fc.assert(
      fc.property(given, (value) => {
        expect(throughWire(whole, value)).toEqual(value);
      }),
      { seed: 7 },
    );
  });
});

describe('the wire of a row', () => {
  const coin = row(
    {
      code: label,
      symbol: ['name', label],
      priceCny: ['price', maybeAmount, 'unread'],
      best: { code: ['best_code', text] },
      listedAt: ['time', maybeIntegerSeconds],
      token: v.optional(v.nullable(row({ chain: ['publicchain', text] })), null),
    },
    ({ symbol, ...read }) => ({ ...read, title: `${symbol}!` }),
  );

  it('has the fields in their order under their names, whatever the order given', () => {
    const given = { best: { code: 'x' }, listedAt: 5600, priceCny: 7, symbol: 'B', code: 'b' };
    expect(JSON.stringify(encode(coin, given))).toBe(
      '{"code":"b","name":"B","price":7,"best_code":"x","time":6}',
    );
  });

  it('lacks what is not given, and says null for what is given as null', () => {
    const given = { code: 'b', symbol: 'B', priceCny: null, best: { code: '' }, listedAt: null };
    expect(encode(coin, given)).not.toHaveProperty('token');
    expect(encode(coin, { ...given, token: null })).toHaveProperty('token', null);
    expect(encode(coin, { ...given, token: { chain: 'x' } })).toHaveProperty('token', { publicchain: 'x' });
  });

  it('is read without what is for other readers, even where that is broken', () => {
    const wire = { code: 'b', name: 'B', price: {}, best_code: 'x', time: 60 };
    expect(v.parse(coin, wire)).toEqual({
      code: 'b',
      title: 'B!',
      best: { code: 'x' },
      listedAt: 60_000,
      token: null,
    });
  });

  it('is refused where a required field is missing, as an ordinary object is', () => {
    expect(v.is(coin, { code: 'b' })).toBe(false);
    expect(v.is(coin, null)).toBe(false);
  });
});

describe('what is not written as it is read', () => {
  const read = (schema: v.GenericSchema, given: unknown) =>
    v.parse(schema, JSON.parse(JSON.stringify(encode(schema, given))));

  it('are rows as text', () => {
    const { response } = coinChartEndpoints.coinCharts;
    const point = { time: 60_000, priceUsd: 2, priceBtc: null, marketCap: 3, volume: 0 };
    const wire = encode(response, { code: 200, msg: 'success', value: [point, point] });
    expect(wire).toEqual({ code: 200, msg: 'success', value: '[60000,2,null,3,0],[60000,2,null,3,0]' });
    expect(v.parse(response, wire)).toEqual([point, point]);
    expect(read(response, { code: 200, msg: '', value: [] })).toEqual([]);
  });

  it('are days with any number of lines', () => {
    const { response } = indicatorEndpoints.indicator;
    const days = [
      { time: 86_400_000, value: null, price: 2, lines: [] },
      { time: 172_800_000, value: 1, price: null, lines: [3, null, 5] },
    ];
    const wire = encode(response, { code: 200, msg: '', data: days });
    expect(wire).toHaveProperty('data', [
      [86_400, null, 2],
      [172_800, 1, null, 3, null, 5],
    ]);
    expect(v.parse(response, wire)).toEqual(days);
  });

  it('are rates, each a row of one', () => {
    const { response } = marketEndpoints.currencyRates;
    const wire = encode(response, { code: 200, msg: '', data: { cny: 7, btc: 1e-5 } });
    expect(wire).toHaveProperty('data', [{ cny: 7 }, { btc: 1e-5 }]);
    expect(v.parse(response, wire)).toEqual({ cny: 7, btc: 1e-5 });
  });

  it('are shares, each in an object', () => {
    const { response } = readerMoodEndpoints.voteStats;
    const items = { bullish: 40, neutral: 25, bearish: 35 };
    const wire = encode(response, { code: 200, msg: '', data: { items } });
    expect(wire).toHaveProperty('data', { items: [{ ratio: 40 }, { ratio: 25 }, { ratio: 35 }] });
    expect(v.parse(response, wire)).toEqual(items);
    expect(v.is(response, { code: 200, data: { items: [{ ratio: 40 }, { ratio: 25 }] } })).toBe(false);
  });
});

describe('envelopes', () => {
  const item = row({ isNew: ['is_new', flag] });
  const OK = { code: 200, msg: 'success' };

  it('write what they hold', () => {
    expect(encode(envelope(item), { ...OK, data: { isNew: true } })).toEqual({ ...OK, data: { is_new: 1 } });
    expect(encode(flatPage(item), { ...OK, data: [{ isNew: true }], maxpage: 1 })).toEqual({
      ...OK,
      data: [{ is_new: 1 }],
      maxpage: 1,
    });
    expect(encode(listPage(item), { ...OK, data: { list: [{ isNew: false }], page: 3 } })).toEqual({
      ...OK,
      data: { list: [{ is_new: 0 }], page: 3 },
    });
  });

  it('leave an answer as it is whose row is read by hand', () => {
    const byHand = v.pipe(
      v.object({ is_new: flag }),
      v.transform((wire) => ({ fresh: wire.is_new })),
    );
    const given = { ...OK, data: { is_new: 1 } };
    expect(encode(envelope(byHand), given)).toBe(given);
  });
});
