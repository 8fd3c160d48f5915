import { expect, test } from 'vitest';
import type { DayFigures } from '../contract/news/daily.ts';
import { dailySentence } from '../sentences/daily.ts';
import { textOf } from '../sentences/sentence.ts';
import { briefFigures, briefTitle } from './dailyBrief.ts';

const coin = (code: string, change: number, close = 1): DayFigures['coins'][number] => ({
  ...{ code, symbol: code.toUpperCase(), name: code, logo: '', close, change, turnover: 1 },
});

const day: DayFigures = {
  begins: Date.parse('2026-11-28T00:00+08:00'),
  ends: Date.parse('2026-11-29T00:00+08:00'),
  first: 0,
  last: 0,
  coins: [coin('solana', 4.321), coin('bitcoin', -2.5, 91_234.5), coin('sui', -9)],
  marketCap: 3.1e12,
  marketCapBefore: 3.2e12,
  turnover: 1.5e11,
  turnoverBefore: 1.2e11,
  fearGreed: 24.6,
  fearGreedBefore: 31,
  longs: 2.5e8,
  shorts: 4e7,
  flashes: null,
  flashCount: null,
  events: [],
};

const textsOf = (own: Partial<DayFigures>) => briefFigures({ ...day, ...own }).map(({ text }) => text);

test('a day is told in eight figures with unit and base', () => {
  expect(briefTitle(day)).toBe('币镜日报 2026-11-28');
  expect(briefFigures(day).map(({ name, text }) => `${name} ${text}`)).toEqual([
    '收盘总市值 $3.10万亿（较前一天 −3.13%）',
    '成交额 $1,500亿（较前一天 +25.00%）',
    '比特币收盘价 $91,234.50（当日 −2.50%）',
    '恐惧贪婪 25 分（前一天 31 分）',
    '上涨币种 3 个主流币 1 涨 2 跌',
    '当日最强 SOLANA +4.32%，最弱 SUI −9.00%',
    '多单爆仓 $2.50亿',
    '空单爆仓 $4,000万',
  ]);
});

test('what is unknown is --, and no 0', () => {
  const unknown = { marketCap: null, turnover: null, fearGreed: null, longs: null, shorts: null, coins: [] };
  expect(textsOf(unknown)).toEqual(Array.from({ length: 8 }, () => '--'));
  expect(briefFigures({ ...day, ...unknown }).map(({ value }) => value)).toEqual(
    Array.from({ length: 8 }, () => null),
  );
  expect(textsOf({ marketCapBefore: null, fearGreedBefore: null }).join()).toMatch(
    /较前一天 --）.*前一天 --）/,
  );
});

test('it says the numbers that the sentence of the page says', () => {
  const sentence = textOf(dailySentence(day) ?? []);
  const said = textsOf({}).join(' ');
  for (const number of sentence.match(/\$[\d.,]+[万亿]*|[+−][\d.]+%/g) ?? []) {
    // Longs and shorts stand apart in the brief.
    if (number !== '$2.90亿') expect(said).toContain(number);
  }
});
