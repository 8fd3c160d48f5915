import { describe, expect, test } from 'vitest';
import type { Column } from './column.ts';
import { toCsv } from './csv.ts';

describe('a table as CSV', () => {
  const columns: readonly Column<{ name: string; price: number | null }>[] = [
    { id: 'star', label: '自选', width: 1, cell: () => null },
    { id: 'name', label: '名称', width: 1, cell: () => null, csv: (row) => row.name },
    {
      id: 'price',
      label: '价格',
      width: 1,
      cell: () => null,
      csv: (row, money) => row.price && row.price * (money.perUsd ?? 1),
      csvLabel: (money) => `价格(${money.unit})`,
    },
  ];
  const money = { unit: 'CNY', perUsd: 7 };

  test('columns without a file value stay out, money is in the chosen unit and says so', () => {
    const text = toCsv(columns, [{ name: '比特币', price: 2 }], money);
    expect(text).toBe('\uFEFF名称,价格(CNY)\r\n比特币,14\r\n');
  });

  test('a missing value is an empty field, never 0', () => {
    expect(toCsv(columns, [{ name: 'A', price: null }], money)).toContain('\r\nA,\r\n');
  });

  test('a tiny number is a plain decimal, not an exponent', () => {
    expect(toCsv(columns, [{ name: 'A', price: 1e-9 }], { unit: 'USD', perUsd: 1 })).toContain(
      'A,0.000000001',
    );
  });

  test('text that a spreadsheet would run or split is made safe', () => {
    expect(toCsv(columns, [{ name: '=HYPERLINK("x")', price: 1 }], money)).toContain(
      `"'=HYPERLINK(""x"")",7`,
    );
  });
});
