import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSourcesConfig } from './sourcesConfig.ts';

const folder = mkdtempSync(join(tmpdir(), 'dates-'));
afterAll(() => rmSync(folder, { recursive: true }));

function datesOf(list: unknown) {
  const file = join(folder, 'dates.json');
  writeFileSync(file, typeof list === 'string' ? list : JSON.stringify(list));
  return readSourcesConfig({ MARKET_SOURCE: 'public', SOURCES_CALENDAR: file }).dates;
}

const cpi = { series: 'cpi', date: '2027-01-13', checked: '2026-12-20' };

test('a date has the address of its series unless it tells another', () => {
  const other = {
    ...cpi,
    series: 'pce',
    date: '2027-01-29',
    address: 'https://www.bea.gov/news/schedule/full',
  };
  expect(datesOf([cpi, other])).toEqual([
    {
      series: 'cpi',
      day: '2027-01-13',
      checkedOn: '2026-12-20',
      address: 'https://www.bls.gov/schedule/news_release/cpi.htm',
    },
    { series: 'pce', day: '2027-01-29', checkedOn: '2026-12-20', address: other.address },
  ]);
  expect(readSourcesConfig({}).dates).toEqual([]);
});

test.each([
  ['{', /is no JSON\. .*不是 JSON。$/],
  [[], /must hold a list of 1 to 200 dates\. /],
  [[cpi, cpi], /date 2 of \S+ stands there twice\. .*第 2 项重复。$/],
  [
    [{ ...cpi, series: 'gdp' }],
    /date 1 of \S+: series must be one of fomc, cpi, payrolls, pce\. .*series 有误。$/,
  ],
  [[{ ...cpi, date: '2027-02-30' }], /date must be a day like 2027-01-13/],
  [[{ ...cpi, date: '2027-01-16' }], /date must be no weekend/],
  [[{ ...cpi, checked: 'today' }], /checked must be a day like/],
  [[{ ...cpi, address: 'http://www.bls.gov' }], /address must be an https address/],
  [[{ ...cpi, titel: 'CPI' }], /titel is missing, or no field of a date/],
  [['2027-01-13'], /date 1 of \S+: it must be an object\. .*第 1 项不是对象。$/],
])('%j is refused in one line of both languages', (list, words) => {
  expect(() => datesOf(list)).toThrow(words);
});

test('a file that is not there is named', () => {
  expect(() => readSourcesConfig({ SOURCES_CALENDAR: '/nowhere.json' })).toThrow(
    'SOURCES_CALENDAR: /nowhere.json cannot be read (ENOENT). 无法读取 /nowhere.json。',
  );
});
