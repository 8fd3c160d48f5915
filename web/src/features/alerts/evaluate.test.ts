import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import { describe, expect, it } from 'vitest';
import { emptyAlerts, type StoredAlerts } from './alert.ts';
import { alertText, measureText } from './alertText.ts';
import { evaluate, isQuiet, type MeasureInputs } from './evaluate.ts';

const BEIJING = 480;
const HOUR = 3_600_000;
/** 2026-11-20 12:00 in Beijing. */
const NOON = Date.UTC(2026, 10, 20, 4);

const bitcoin: Alert = {
  id: 'a',
  coin: { code: 'bitcoin', name: '比特币' },
  measure: 'price',
  direction: 'above',
  threshold: 100,
  repeat: 'once',
  cooldown: 60,
  armed: true,
  lastFiredAt: null,
};

function inputs(price: number | null, fearGreed: number | null = null): MeasureInputs {
  const coin = { price, change24h: -5, volume24h: 1e9, turnoverRate: null };
  return { coins: new Map([['bitcoin', coin]]), market: { fearGreed, usdtPremium: null } };
}

function fires(
  alert: Partial<Alert>,
  seen = inputs(100),
  now = NOON,
  quiet: StoredAlerts['quiet'] = null,
): boolean {
  const book = { ...emptyAlerts, alerts: [{ ...bitcoin, ...alert }], quiet };
  return evaluate(book, seen, { now, offset: BEIJING }).fired.length === 1;
}

describe('an alert', () => {
  it.each<[string, Partial<Alert>, MeasureInputs, boolean]>([
    ['at its threshold', {}, inputs(100), true],
    ['over it', {}, inputs(101), true],
    ['not under it', {}, inputs(99.99), false],
    ['below: at its threshold', { direction: 'below' }, inputs(100), true],
    ['below: not over it', { direction: 'below' }, inputs(100.01), false],
    ['not while it rests', { armed: false }, inputs(200), false],
    ['not on a price that is not known', {}, inputs(null), false],
    ['not on a coin that is not known', { coin: { code: 'x', name: 'x' } }, inputs(200), false],
    ['on a fall of the day', { measure: 'change24h', direction: 'below', threshold: -5 }, inputs(1), true],
    ['on turnover', { measure: 'volume24h', threshold: 1e9 }, inputs(1), true],
    ['not on a rate that is not known', { measure: 'turnoverRate', direction: 'below' }, inputs(1), false],
    ['on an index', { coin: null, measure: 'fearGreed', threshold: 80 }, inputs(1, 81), true],
    [
      'not on an index that is not known',
      { coin: null, measure: 'fearGreed', threshold: 80 },
      inputs(1),
      false,
    ],
  ])('fires %s', (_when, alert, seen, expected) => {
    expect(fires(alert, seen)).toBe(expected);
  });

  it.each<[string, Partial<Alert>, number, boolean]>([
    ['again only after its cool-down', { repeat: 'cooldown', lastFiredAt: NOON }, NOON + HOUR - 1, false],
    [
      'again when a clock set back has put its last time ahead',
      { repeat: 'cooldown', lastFiredAt: NOON + HOUR },
      NOON,
      true,
    ],
    ['again once the cool-down is over', { repeat: 'cooldown', lastFiredAt: NOON }, NOON + HOUR, true],
    [
      'daily: not twice on one Beijing day',
      { repeat: 'daily', lastFiredAt: NOON },
      NOON + 12 * HOUR - 1,
      false,
    ],
    ['daily: again after Beijing midnight', { repeat: 'daily', lastFiredAt: NOON }, NOON + 12 * HOUR, true],
  ])('repeated, fires %s', (_when, alert, now, expected) => {
    expect(fires(alert, inputs(100), now)).toBe(expected);
  });

  it('a one-time alert is switched off after it fires; what fired is kept, newest first', () => {
    const book = {
      ...emptyAlerts,
      alerts: [bitcoin],
      fired: [{ id: 'z', text: 'older', value: 1, reading: '1', at: 1 }],
    };
    const after = evaluate(book, inputs(120), { now: NOON, offset: BEIJING }).book;
    expect(after.alerts[0]).toMatchObject({ armed: false, lastFiredAt: NOON });
    expect(after.fired.map(({ text, reading, at }) => [text, reading, at])).toEqual([
      ['比特币 价格 ≥ 100 USD', '120.00 USD', NOON],
      ['older', '1', 1],
    ]);
  });

  it.each<[Alert['measure'], number, number, string, string]>([
    ['price', 70_000, 70_123.456, '≥ 70,000 USD', '70,123.46 USD'],
    ['volume24h', 1_000_000_000, 2_345_678_901, '≥ 1,000,000,000 USD', '23.46亿 USD'],
    ['change24h', 5, 5.204, '≥ 5 %', '+5.20%'],
    ['turnoverRate', 0.5, 1.234, '≥ 0.5 %', '1.23%'],
    ['fearGreed', 80, 81, '≥ 80', '81 分'],
  ])(
    'on %s is told with its unit, threshold and reading alike',
    (measure, threshold, value, text, reading) => {
      expect(alertText({ ...bitcoin, measure, threshold })).toContain(text);
      expect(measureText(measure, value)).toBe(reading);
    },
  );

  it('leaves the book untouched when nothing fires', () => {
    const book = { ...emptyAlerts, alerts: [bitcoin] };
    expect(evaluate(book, inputs(1), { now: NOON, offset: BEIJING }).book).toBe(book);
  });

  it('stays silent in quiet hours and announces afterwards', () => {
    const quiet = { from: 11 * 60, to: 13 * 60 };
    expect(fires({}, inputs(100), NOON, quiet)).toBe(false);
    expect(fires({}, inputs(100), NOON + HOUR, quiet)).toBe(true);
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
