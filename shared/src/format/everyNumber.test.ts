import { describe, expect, it } from 'vitest';
import { formatAddress } from './address.ts';
import { formatAmount, formatCount, formatExactAmount } from './amount.ts';
import { formatFixed } from './formatFixed.ts';
import { fullNumber } from './fullNumber.ts';
import { formatGwei } from './gwei.ts';
import { formatHashRate } from './hashRate.ts';
import { LARGEST_NUMBER } from './missing.ts';
import { formatMoney } from './money.ts';
import { formatFundingRate, formatPercent, formatRatio, formatShare } from './percent.ts';
import { formatPrice } from './price.ts';
import { writeAmountFlow, writeMoneyFlow } from './signed.ts';
import { formatSupply } from './supply.ts';
import * as time from './time.ts';
import * as timeWords from './timeWords.ts';
import { writeQuantityChange } from './writeQuantityChange.ts';
import { writeAmount, writeMoney, writePercent, writeRatio, writeShare } from './written.ts';

const TERMS = { unit: 'cny', rates: { cny: 7.2 } } as const;
const NOW = Date.UTC(2026, 2, 10);

type Format = (value: number) => string;

const NUMBERS: Readonly<Record<string, Format>> = {
  formatAmount,
  formatExactAmount,
  formatCount,
  formatFixed: (value) => formatFixed(value, 2),
  fullNumber,
  formatGwei,
  formatHashRate,
  formatPercent,
  formatShare,
  formatFundingRate,
  formatRatio,
  formatPrice,
  formatMoney: (value) => formatMoney(value, { ...TERMS, kind: 'price' }),
  formatMoneyAmount: (value) => formatMoney(value, { ...TERMS, kind: 'amount' }),
  formatSupply: (value) => formatSupply(value, 'BTC'),
  writeMoneyFlow: (value) => writeMoneyFlow(value, TERMS).text,
  writeAmountFlow: (value) => writeAmountFlow(value, 'BTC').text,
  writeQuantityChange: (value) => writeQuantityChange(value).text,
  writeMoney: (value) => writeMoney(value, 'price', TERMS).text,
  writeAmount: (value) => writeAmount(value, 'BTC').text,
  writePercent: (value) => writePercent(value).text,
  writeShare: (value) => writeShare(value).text,
  writeRatio: (value) => writeRatio(value).text,
};

const TIMES: Readonly<Record<string, Format>> = {
  machineTime: (at) => time.machineTime(at) ?? '--',
  formatDate: time.formatDate,
  formatMonth: time.formatMonth,
  formatClock: time.formatClock,
  formatDateTime: time.formatDateTime,
  formatZonedTime: time.formatZonedTime,
  formatShortTime: (at) => timeWords.formatShortTime(at, NOW),
  formatDayHeading: (at) => timeWords.formatDayHeading(at, NOW),
  formatRelative: (at) => timeWords.formatRelative(at, NOW),
};

const EXTREMES = [
  0,
  -0,
  1e-320,
  -1e-9,
  0.1 + 0.2,
  2 ** 53,
  9.99e23,
  1e24,
  1e300,
  Number.MAX_VALUE,
  8.64e15 + 1,
];
const VALUES = [...EXTREMES, ...EXTREMES.map((value) => -value), Number.NaN, Number.POSITIVE_INFINITY];
/** Room of a cell, with sign, currency and unit. */
const LONGEST = 48;

describe('every number', () => {
  it.each(Object.entries({ ...NUMBERS, ...TIMES }))('%s writes it plain and short, or as --', (_, format) => {
    for (const value of VALUES) {
      const text = format(value);
      expect(text).not.toMatch(/NaN|Infinity|undefined|null|e[+-]?\d/);
      expect(text.length).toBeLessThanOrEqual(LONGEST);
    }
  });

  it.each(Object.entries(NUMBERS))('%s treats impossible magnitudes as unknown', (_, format) => {
    expect(format(LARGEST_NUMBER)).toBe('--');
    expect(format(-1e300)).toBe('--');
  });

  it('an impossible price is unknown, without a currency sign', () => {
    expect(formatMoney(1e15, { ...TERMS, kind: 'price' })).toBe('--');
    expect(writeMoney(1e15, 'price', TERMS)).toEqual({ text: '--', direction: 'none' });
    expect(writeMoney(1e15, 'amount', TERMS).text).toBe('¥7,200万亿');
  });

  it('an address is text of any length', () => {
    expect(formatAddress('x'.repeat(5_000)).length).toBeLessThanOrEqual(21);
  });
});
