import { describe, expect, it } from 'vitest';
import { choicesOf, rankingColumns } from '../rankings/ranking.ts';
import { rankingNames, rankings } from '../rankings/rankings.ts';
import { coinSubject } from './coin.ts';
import { tablePicture } from './picture.ts';
import { change, price } from './values.ts';
import { rowName, text } from './words.ts';

const DOLLARS = { unit: 'usd', rates: {} } as const;
const coin = { code: 'bitcoin', name: '比特币', symbol: 'BTC', logo: '', price: 2.5, moved: -3, at: '币安' };
type Row = Omit<typeof coin, 'moved'> & { readonly moved: number | null };

const columns = [
  rowName<Row>('name', '名称', coinSubject, { width: 100 }),
  text<Row>('at', '交易所', (row) => row.at, { width: 100 }),
  price<Row>('price', '价格', (row) => row.price),
  change<Row>('moved', '24H涨幅', (row) => row.moved),
];

describe('the share image of a table', () => {
  it('names each row, with its figures as in the table', () => {
    expect(tablePicture(columns, { figure: 'price', change: 'moved' }, [coin], DOLLARS)).toEqual({
      label: '价格与24H涨幅',
      rows: [{ name: '比特币 BTC', figure: '$2.5000', change: -3 }],
    });
  });

  it('names a row’s origin, and omits an unknown change', () => {
    const { rows } = tablePicture(
      columns,
      { figure: 'price', note: 'at' },
      [{ ...coin, moved: null }],
      DOLLARS,
    );
    expect(rows).toEqual([{ name: '比特币 BTC 币安', figure: '$2.5000', change: null }]);
  });

  it.each(rankingNames)('of %s shows only columns of the ranking, with any choice', (name) => {
    const { switches, withRows } = rankings[name];
    const values = switches.flatMap(({ options }) => options.map(({ value }) => value));
    for (const value of [null, ...values]) {
      const chosen = choicesOf(switches, () => value);
      withRows((ranking) => {
        const ids = new Map(rankingColumns(ranking, [], chosen, 0).map((column) => [column.id, column]));
        const { figure, change: moved, note } = ranking.pictured(chosen);
        expect(ids.get(figure)?.content.as).toBe('number');
        if (moved !== undefined) expect(ids.get(moved)?.sortValue).toBeTypeOf('function');
        if (note !== undefined) expect(ids.has(note)).toBe(true);
      });
    }
  });
});
