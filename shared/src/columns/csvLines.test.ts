import { describe, expect, test } from 'vitest';
import type { Column } from './column.ts';
import { csvLines } from './csvLines.ts';
import { ago, date } from './moreValues.ts';

describe('the CSV lines of a table', () => {
  const columns: readonly Column<{ name: string; price: number | null }>[] = [
    { id: 'star', label: '自选', width: 1, content: { as: 'drawn' } },
    { id: 'name', label: '名称', width: 1, content: { as: 'drawn' }, csv: (row) => row.name },
    {
      id: 'price',
      label: '价格',
      width: 1,
      content: { as: 'drawn' },
      csv: (row, terms) => row.price && row.price * (terms.perUsd ?? 1),
      csvLabel: (terms) => `价格(${terms.unit})`,
    },
  ];
  const terms = { unit: 'CNY', perUsd: 7, timeZone: 'Asia/Shanghai' } as const;

  test('omit columns without a CSV value, and convert money to the chosen unit, which they name', () => {
    expect(csvLines(columns, [{ name: '比特币', price: 2 }], terms)).toEqual([
      ['名称', '价格(CNY)'],
      ['比特币', 14],
    ]);
  });

  test('are empty for a missing value, never 0', () => {
    expect(csvLines(columns, [{ name: 'A', price: null }], terms)[1]).toEqual(['A', null]);
  });

  test.each([
    ['Asia/Shanghai', '2026-11-21', '2026-11-21 04:00:00', '北京时间 UTC+8'],
    ['UTC', '2026-11-20', '2026-11-20 20:00:00', 'UTC'],
  ] as const)('write days and times in %s, and name the zone', (timeZone, day, moment, zone) => {
    const times = [
      date<{ time: number | null }>('day', '日期', (row) => row.time),
      ago<{ time: number | null }>('moment', '时间', (row) => row.time),
    ];
    const rows = [{ time: Date.UTC(2026, 10, 20, 20) }, { time: null }];
    expect(csvLines(times, rows, { ...terms, timeZone })).toEqual([
      [`日期(${zone})`, `时间(${zone})`],
      [day, moment],
      [null, null],
    ]);
  });
});
