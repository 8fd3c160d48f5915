import { type Alert, subjectOf } from '@coinmirror/shared/alerts/alert.ts';
import type { Sample } from '@coinmirror/shared/alerts/evaluate.ts';
import { bitcoinAlert } from '@coinmirror/testing/bitcoinAlert.ts';
import { describe, expect, it } from 'vitest';
import { emptyAlerts, type StoredAlerts } from './alert.ts';
import { evaluate, isQuiet } from './evaluate.ts';

const BEIJING = 480;
const HOUR = 3_600_000;
/** 2026-11-20 12:00 in Beijing. */
const NOON = Date.UTC(2026, 10, 20, 4);

const NOTHING: Sample = { value: null, text: '', isInZone: null, events: null, newest: null };

const readings = (price: number | null) =>
  new Map([[subjectOf(bitcoinAlert), { ...NOTHING, value: price, text: `${price} USD` }]]);

function fires(
  own: Partial<Alert>,
  seen: ReadonlyMap<string, Sample> = readings(100),
  quiet: StoredAlerts['quiet'] = null,
  now = NOON,
) {
  const book = { ...emptyAlerts, alerts: [{ ...bitcoinAlert, ...own }], quiet };
  return evaluate(book, seen, { now, offset: BEIJING }).fired.length === 1;
}

describe('an alert', () => {
  it.each<[string, Partial<Alert>, ReadonlyMap<string, Sample>, boolean]>([
    ['where its condition is met', {}, readings(100), true],
    ['not where it is not', {}, readings(99), false],
    ['not while it rests', { armed: false }, readings(200), false],
    ['not on a price that is not known', {}, readings(null), false],
    ['not on a coin that is not known', { coin: { code: 'x', name: 'x' } }, readings(200), false],
    ['not within its cool-down', { repeat: 'cooldown', lastFiredAt: NOON - HOUR + 1 }, readings(200), false],
  ])('fires %s', (_when, own, seen, expected) => {
    expect(fires(own, seen)).toBe(expected);
  });

  it('a one-time alert is switched off after it fires; what fired is kept, newest first', () => {
    const book = {
      ...emptyAlerts,
      alerts: [bitcoinAlert],
      fired: [{ id: 'z', text: 'older', value: 1, reading: '1', at: 1 }],
    };
    const after = evaluate(book, readings(120), { now: NOON, offset: BEIJING }).book;
    expect(after.alerts[0]).toMatchObject({ armed: false, lastFiredAt: NOON });
    expect(after.fired.map(({ text, reading, at }) => [text, reading, at])).toEqual([
      ['比特币 价格涨到 100 USD', '120 USD', NOON],
      ['older', '1', 1],
    ]);
  });

  it('leaves the book untouched when nothing fires', () => {
    const book = { ...emptyAlerts, alerts: [bitcoinAlert] };
    expect(evaluate(book, readings(1), { now: NOON, offset: BEIJING }).book).toBe(book);
  });

  it('of news notes at its first look what there is, and fires on what comes later', () => {
    const flash: Alert = {
      ...bitcoinAlert,
      coin: null,
      measure: 'flash',
      target: { code: 'ETF', name: 'ETF' },
    };
    const news = (time: number, title: string) =>
      new Map([
        [subjectOf(flash), { ...NOTHING, text: title, events: [{ id: '1', time, title }], newest: time }],
      ]);
    const book = { ...emptyAlerts, alerts: [flash] };
    const first = evaluate(book, news(5, '旧闻'), { now: NOON, offset: BEIJING });
    expect([first.fired, first.book.alerts[0]?.seen]).toEqual([[], 5]);
    const second = evaluate(first.book, news(9, '新闻'), { now: NOON, offset: BEIJING });
    expect(second.fired).toMatchObject([{ text: '快讯提到“ETF”', reading: '新闻' }]);
  });

  it('stays silent in quiet hours and announces afterwards', () => {
    const quiet = { from: 11 * 60, to: 13 * 60 };
    expect(fires({}, readings(100), quiet)).toBe(false);
    expect(fires({}, readings(100), quiet, NOON + HOUR)).toBe(true);
  });
});

describe('quiet hours', () => {
  const at = (hour: number, minute: number) => ({
    now: Date.UTC(2026, 10, 20, hour - 8, minute),
    offset: BEIJING,
  });
  const night = { from: 23 * 60, to: 8 * 60 };

  it.each([
    ['begin with their first minute', night, at(23, 0), true],
    ['last over midnight', night, at(26, 0), true],
    ['end before their last', night, at(8, 0), false],
    ['leave the day alone', night, at(12, 0), false],
    ['hold within a day too', { from: 60, to: 120 }, at(1, 59), true],
    ['are none when they begin where they end', { from: 60, to: 60 }, at(1, 0), false],
  ])('%s', (_law, quiet, clock, expected) => {
    expect(isQuiet(quiet, clock)).toBe(expected);
  });
});
