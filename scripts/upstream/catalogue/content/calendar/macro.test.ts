import { formatDateTime } from '@coinmirror/shared/format/time.ts';
import { describe, expect, test } from 'vitest';
import { macroDates } from './macro.ts';
import { macroEnds } from './macroEnds.ts';
import { MACRO_SERIES, MACRO_SERIES_NAMES } from './macroSeries.ts';
import { payrollsFriday, payrollsHitRate } from './payrollsRule.ts';

const between = (from: string, to: string) => macroDates(Date.parse(from), Date.parse(to));
const shown = (from: string, to: string) =>
  between(from, to).map(({ time, title }) => `${formatDateTime(time).slice(0, 16)} ${title}`);

test('December of 2026 has the dates that were published, by the clock of Beijing', () => {
  expect(shown('2026-12-01', '2027-01-01')).toEqual([
    '2026-12-04 21:30 美国 11 月非农就业公布',
    '2026-12-10 03:00 美联储公布议息会议决定',
    '2026-12-10 21:30 美国 11 月 CPI 公布',
    '2026-12-23 21:30 美国 11 月 PCE 物价公布',
  ]);
});

test('an hour earlier in Beijing while Washington keeps summer time', () => {
  expect(shown('2027-06-01', '2027-06-15')).toEqual([
    '2027-06-04 20:30 预计：美国 5 月非农就业公布',
    '2027-06-10 02:00 美联储公布议息会议决定',
  ]);
  expect(shown('2026-10-28', '2026-11-07')).toEqual([
    '2026-10-29 02:00 美联储公布议息会议决定',
    '2026-10-29 20:30 美国 9 月 PCE 物价公布',
    '2026-11-06 21:30 美国 10 月非农就业公布',
  ]);
});

test('each series names its publisher, where the dates stand, and days in order that were read there', () => {
  for (const name of MACRO_SERIES_NAMES) {
    const { address, checkedOn, days } = MACRO_SERIES[name];
    expect(address).toMatch(/^https:\/\/www\.[a-z]+\.gov\//);
    expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect([...new Set(days)].toSorted()).toEqual(days);
    for (const day of days) expect([0, 6], day).not.toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
  }
  for (const day of MACRO_SERIES.fomc.days) expect(new Date(`${day}T00:00:00Z`).getUTCDay(), day).toBe(3);
  for (const year of ['2026', '2027'])
    expect(MACRO_SERIES.fomc.days.filter((day) => day.startsWith(year))).toHaveLength(8);
});

describe('payrolls by the rule', () => {
  test('are the third Friday after the week of the 12th, and unknown on a holiday', () => {
    expect(payrollsFriday(2026, 10)).toBe('2026-12-04');
    expect(payrollsFriday(2026, 3)).toBe('2026-05-08');
    expect(payrollsFriday(2026, 5)).toBeNull();
    expect(payrollsFriday(2026, 11)).toBeNull();
  });

  test('were on nine of eleven published days of 2026, which is what an expected day is believed', () => {
    expect(payrollsHitRate(MACRO_SERIES.payrolls.days)).toBe(82);
    expect(payrollsHitRate([])).toBeNull();
    const expected = between('2027-01-01', '2027-12-31').filter(({ confidence }) => confidence !== null);
    expect(expected).toHaveLength(11);
    for (const { title, confidence, method } of expected) {
      expect(title).toMatch(/^预计：/);
      expect(confidence).toBe(82);
      expect(method).toContain('日期以发布方公告为准');
    }
  });
});

describe('dates of the operator', () => {
  const own = [
    { series: 'payrolls', day: '2027-01-08', address: 'https://www.bls.gov/a', checkedOn: '2026-12-20' },
    { series: 'cpi', day: '2027-01-13', address: 'https://www.bls.gov/b', checkedOn: '2026-12-20' },
    { series: 'cpi', day: '2026-12-10', address: 'https://www.bls.gov/b', checkedOn: '2026-12-20' },
  ] as const;

  test('stand beside the published ones, each once, and end what is expected until then', () => {
    const dates = macroDates(Date.parse('2026-12-09T00:00Z'), Date.parse('2027-02-10'), own);
    expect(dates.map(({ id, confidence }) => [id, confidence])).toEqual([
      ['fomc-2026-12-09', null],
      ['cpi-2026-12-10', null],
      ['pce-2026-12-23', null],
      ['payrolls-2027-01-08', null],
      ['cpi-2027-01-13', null],
      ['fomc-2027-01-27', null],
      ['payrolls-2027-02-05', 82],
    ]);
  });

  test('move the end of their series', () => {
    expect(macroEnds(0, own).map(({ series, lastDay }) => [series, lastDay])).toEqual([
      ['fomc', '2028-01-26'],
      ['cpi', '2027-01-13'],
      ['payrolls', '2027-01-08'],
      ['pce', '2026-12-23'],
    ]);
  });
});

// CPI: 2026-12-10 13:30 UTC.
test.each([
  ['2026-10-11T13:30:00Z', false],
  ['2026-10-11T13:30:01Z', true],
  ['2026-12-25T00:00:00Z', true],
])('at %s the dates of CPI are near their end: %s', (now, isNear) => {
  expect(macroEnds(Date.parse(now)).find(({ series }) => series === 'cpi')).toMatchObject({
    lastDay: '2026-12-10',
    isNear,
  });
});
