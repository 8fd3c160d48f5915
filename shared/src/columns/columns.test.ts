import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { ago, count, date, score, times } from './moreValues.ts';
import { amount, change, price, rank, share } from './values.ts';
import { account, accountName, exchange, text } from './words.ts';

interface Row {
  readonly value: number | null;
}

const read = (row: Row) => row.value;
const YUAN = { unit: 'CNY', perUsd: 7, timeZone: 'Asia/Shanghai' } as const;
const DOLLARS = { unit: 'usd', rates: {} } as const;
const MOMENT = Date.UTC(2026, 10, 20, 20);

/** The cell, the CSV value and the heading of a value. */
function reported(column: Column<Row>, value: number | null) {
  const { content } = column;
  const words = content.as === 'number' ? content.write({ value }, DOLLARS) : null;
  return {
    text: words?.text,
    file: column.csv?.({ value }, YUAN),
    heading: column.csvLabel?.(YUAN) ?? column.label,
  };
}

describe('a value column', () => {
  it.each([
    [price('a', '价格', read), 2.5, '$2.5000', 17.5, '价格(CNY)'],
    [amount('a', '24H成交额', read), 2e8, '$2.00亿', 1.4e9, '24H成交额(CNY)'],
    [change('a', '涨幅', read), -3.456, '−3.46%', -3.456, '涨幅(%)'],
    [change('a', '涨幅', read), 1, '+1.00%', 1, '涨幅(%)'],
    [share('a', '占比', read), 12.5, '12.50%', 12.5, '占比(%)'],
    [count('a', '交易对', '个', read), 12, '12', 12, '交易对(个)'],
    [score('a', '评级', read), 8.25, '8.3', 8.3, '评级'],
    [times('a', '回报', read), 2.31, '2.31倍', 2.31, '回报(倍)'],
    [times('a', '回报', read), 1680.17, '1,680.17倍', 1680.17, '回报(倍)'],
    [rank('a', '排名', read, { width: 40 }), 3, '3', 3, '排名'],
  ])(
    'writes %o as text, in full in the CSV, and names the unit there',
    (column, value, words, file, heading) => {
      expect(reported(column, value)).toEqual({ text: words, file, heading });
    },
  );

  it.each([
    price('a', '价格', read),
    amount('a', '24H成交额', read),
    change('a', '涨幅', read),
    share('a', '占比', read),
    count('a', '交易对', '个', read),
    score('a', '评级', read),
    times('a', '回报', read),
    rank('a', '排名', read, { width: 40 }),
  ])('shows an unknown value as --, empty in the CSV, and sorts it last: $label', (column) => {
    expect(reported(column, null)).toMatchObject({ text: '--', file: null });
    expect(column.sortValue?.({ value: null })).toBeNull();
  });

  it('writes days and times in the CSV in the visitor’s zone', () => {
    const [day, moment] = [date('a', '日期', read), ago('a', '时间', read)];
    expect(day.csv?.({ value: MOMENT }, YUAN)).toBe('2026-11-21');
    expect(moment.csv?.({ value: MOMENT }, { ...YUAN, timeZone: 'UTC' })).toBe('2026-11-20 20:00:00');
    expect(day.csv?.({ value: null }, YUAN)).toBeNull();
  });

  it('applies a table’s overrides', () => {
    expect(price('a', '价格', read, { width: 60, optional: true })).toMatchObject({
      width: 60,
      optional: true,
      align: 'right',
    });
  });
});

describe('a name column', () => {
  it('links an exchange that has a page, and only names one that has none', () => {
    const column = exchange<{ code: string; name: string }>('a', '交易所', (row) => row, { width: 100 });
    const subject = (row: { code: string; name: string }) =>
      column.content.as === 'subject' ? column.content.read(row) : undefined;
    expect(subject({ code: 'binance', name: '币安' })).toEqual({
      name: '币安',
      link: { to: 'exchange', params: { id: 'binance' } },
    });
    expect(subject({ code: '', name: '链上' })?.link).toBeNull();
    expect(subject({ code: '', name: '' })).toBeNull();
  });

  it('names an account by the end of its address, and exports the whole address', () => {
    const column = account<{ url: string }>('a', '账号', (row) => row.url);
    expect(accountName('https://x.com/bitcoin/')).toBe('bitcoin');
    expect(column.csv?.({ url: 'https://x.com/bitcoin' }, YUAN)).toBe('https://x.com/bitcoin');
    expect(column.csv?.({ url: '' }, YUAN)).toBeNull();
    expect(text<Row>('a', '标签', () => '', { width: 1 }).csv?.({ value: 1 }, YUAN)).toBe('');
  });
});
