import type { Column } from '@coinmirror/shared/columns/column.ts';
import { ago, date, ordinal } from '@coinmirror/shared/columns/moreValues.ts';
import { amount, change, price } from '@coinmirror/shared/columns/values.ts';
import { exchange, rowName, star, text } from '@coinmirror/shared/columns/words.ts';
import { linkTo } from '@coinmirror/shared/routes/link.ts';
import { describe, expect, test } from 'vitest';
import { tableOf } from './table.ts';

interface Row {
  readonly name: string;
  readonly price: number | null;
  readonly time: number | null;
}

const NOW = Date.UTC(2026, 10, 20, 6);
const who = rowName<Row>(
  'name',
  '名称',
  ({ name }) => ({ name, note: 'BTC', logo: '', link: linkTo('coin', { coinCode: 'bitcoin' }) }),
  { width: 160, phoneWidth: 128 },
);
const priced = price<Row>('price', '价格', (row) => row.price, { width: 100 });
const row: Row = { name: '比特币', price: 1234.5, time: NOW - 120_000 };
const render = (columns: readonly Column<Row>[], rows: readonly Row[] = [row]) =>
  tableOf(columns, rows, NOW).text;

describe('a prerendered table', () => {
  test('has the headings and cells of its columns, without those that are shown only when chosen', () => {
    const table = render([who, priced, { ...priced, id: 'other', label: '其他', optional: true }]);
    expect(table).toContain('<th class="o-name">名称</th><th>价格</th></tr>');
    expect(table).toContain(
      '<th scope="row" class="o-name"><a href="/currencies/bitcoin"><i></i><b>比特币</b><span>BTC</span></a></th><td>$1,234.50</td></tr>',
    );
    expect(table).not.toContain('其他');
  });

  test('escapes what the upstream says', () => {
    expect(render([who], [{ ...row, name: '<script>"&' }])).toContain('<b>&lt;script&gt;&quot;&amp;</b>');
  });

  test('says -- for what is not known, and nothing where the page draws a button', () => {
    const unknown = { ...row, price: null, time: null };
    const columns = [
      star<Row>(),
      priced,
      date<Row>('day', '日期', ({ time }) => time),
      text<Row>('label', '标签', () => '', { width: 80 }),
      exchange<Row>('at', '交易所', () => null, { width: 80 }),
    ];
    const cells = [...render(columns, [unknown]).matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, words]) => words);
    expect(cells).toEqual(['', '--', '--', '--', '--']);
  });

  test('underlines a heading with a definition, and says in which order the rows arrive', () => {
    const defined = { ...priced, definition: 'price' };
    expect(render([who, { ...defined, arrives: 'desc' }])).toContain('<th><b><u>价格</u></b></th>');
    expect(render([who, { ...priced, arrives: 'asc' }])).toContain('<th><b class="o-asc">价格</b></th>');
    expect(render([who, defined])).toContain('<th><u>价格</u></th>');
  });

  test('puts 万 and 亿 one step back, and nothing else', () => {
    const cap = amount<Row>('cap', '市值', (one) => one.price, { width: 96 });
    expect(render([cap], [{ ...row, price: 1.53e8 }])).toContain(
      '<td>$1.53<span class="o-scale">亿</span></td>',
    );
    expect(render([cap], [{ ...row, price: 12 }])).toContain('<td>$12</td>');
    expect(render([text<Row>('label', '标签', () => '3亿<b>', { width: 80 })])).toContain(
      '>3亿&lt;b&gt;</td>',
    );
  });

  test('numbers its rows as they stand', () => {
    expect(render([ordinal<Row>(), priced], [row, row])).toMatch(/>1<\/td>.*>2<\/td>/);
  });

  test('has moments as the page tells them, and for machines', () => {
    expect(render([ago<Row>('at', '更新', ({ time }) => time)])).toContain(
      '<time datetime="2026-11-20T05:58:00.000Z">2分钟前</time>',
    );
  });

  test('gives a change its colour, and leaves the direction to the sign', () => {
    expect(render([change<Row>('change', '涨幅', () => -2)])).toContain('<td class="o-down">−2.00%</td>');
  });

  test('is as wide as the page’s own, and leaves out on a phone what the page does', () => {
    const table = render([who, priced, { ...priced, id: 'wide', label: '宽', phone: 'hidden' }]);
    expect(table).toContain('style="--min:22.5rem;--sized:2;--phone-min:14.25rem;--phone-sized:1"');
    expect(table).toContain('<col /><col class="o-sized" style="--width:6.25rem" />');
    expect(table).toContain('<td class="o-wide">');
  });

  test('has two lines in a cell for phones, and one on wide screens', () => {
    const changed = change<Row>('change', '涨幅', () => -2, { phoneUnder: 'price' });
    const table = render([who, priced, changed]);
    expect(table).toContain('<th>价格<span class="o-under">涨幅</span></th><th class="o-wide">涨幅</th>');
    expect(table).toContain(
      '<td>$1,234.50<small class="o-under o-down">−2.00%</small></td><td class="o-wide o-down"',
    );
    expect(table).toContain('--min:22.25rem;--sized:2;--phone-min:14.25rem;--phone-sized:1');
  });

  test('has a key number at the name for phones, and in its own place for wide screens', () => {
    const label = text<Row>('label', '标签', () => '', { width: 80 });
    const table = render([who, { ...label, phone: 'hidden' }, label, { ...priced, phone: 'key' }]);
    expect(table.slice(table.indexOf('<thead>'), table.indexOf('</thead>'))).toBe(
      '<thead><tr><th class="o-name">名称</th><th class="o-phone">价格</th><th class="o-left o-wide">标签</th><th class="o-left">标签</th><th class="o-wide">价格</th></tr>',
    );
    expect(table).toContain('--phone-min:19.25rem;--phone-sized:2');
  });

  test('of two columns that grow only the first takes what is left', () => {
    const table = render([who, { ...priced, grow: true }]);
    expect(table).toContain('--sized:1');
    expect(table).toContain('<col /><col class="o-sized" style="--width:6.25rem" />');
  });

  test('has the rows of a first screen, and leaves the others to the script', () => {
    const table = render(
      [who],
      Array.from({ length: 120 }, () => row),
    );
    expect(table.split('<tr><th scope="row"').length - 1).toBe(24);
  });
});
