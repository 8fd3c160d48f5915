import { describe, expect, it, test } from 'vitest';
import { decodeText } from './decodeText.ts';
import { readTable } from './readTable.ts';

const cellsOf = (text: string) => readTable(text).rows.map(({ cells }) => cells);

describe('a table', () => {
  test.each([
    ['a heading ends CRLF and rows LF', '代码,备注\r\nBTC,a\nETH,b\n'],
    ['a heading ends LF and rows CRLF', '代码,备注\nBTC,a\r\nETH,b\r\n'],
    ['lines end CR alone', '代码,备注\rBTC,a\rETH,b'],
    ['a mark of UTF-8 stands first', '\uFEFF代码,备注\nBTC,a\nETH,b'],
    ['sep= stands first', 'sep=;\r\n代码;备注\r\nBTC;a\r\nETH;b'],
    ['sep= names a comma among semicolons', 'sep=,\n代码,备注\nBTC,a\nETH,b'],
    ['cells are parted by tabs', '代码\t备注\nBTC\ta\nETH\tb'],
    ['cells have space around them', '代码 , 备注\n BTC, a\nETH ,b '],
    ['lines are empty', '\n代码,备注\n\n,\nBTC,a\nETH,b\n\n'],
  ])('is read where %s', (_how, text) => {
    expect(cellsOf(text)).toEqual([
      ['代码', '备注'],
      ['BTC', 'a'],
      ['ETH', 'b'],
    ]);
  });

  it('keeps line ends and quotes inside of a quoted cell, and counts the lines', () => {
    const { rows } = readTable('代码,备注\r\nBTC,"long\r\nterm ""x"""\r\nETH,b');
    expect(rows).toEqual([
      { line: 1, cells: ['代码', '备注'] },
      { line: 2, cells: ['BTC', 'long\r\nterm "x"'] },
      { line: 4, cells: ['ETH', 'b'] },
    ]);
  });

  it('names the line of a quote that never ends, and keeps the rows before it', () => {
    const { rows, broken } = readTable('代码,备注\nBTC,a\nETH,"b\nSOL,c\n');
    expect(rows.map(({ cells }) => cells[0])).toEqual(['代码', 'BTC']);
    expect(broken).toEqual([{ line: 3, why: expect.stringContaining('引号没有成对') }]);
  });

  it('a quote in the middle of a cell is a character', () => {
    expect(cellsOf('BTC,5" screen\nETH,6" screen')).toEqual([
      ['BTC', '5" screen'],
      ['ETH', '6" screen'],
    ]);
  });
});

describe('the bytes of a text', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);
  /** 代码 in GB18030, and 比特币. */
  const GB = [0xb4, 0xfa, 0xc2, 0xeb, 0x0a, 0xb1, 0xc8, 0xcc, 0xd8, 0xb1, 0xd2];

  test.each([
    ['UTF-8', new TextEncoder().encode('代码\n比特币')],
    ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, ...new TextEncoder().encode('代码\n比特币'))],
    ['GB18030, as a Chinese Excel saves it', bytes(...GB)],
    [
      'UTF-16 with its mark',
      bytes(0xff, 0xfe, ...new Uint8Array(Uint16Array.from('代码\n比特币', (c) => c.charCodeAt(0)).buffer)),
    ],
  ])('are read in %s', (_encoding, file) => {
    expect(decodeText(file)).toBe('代码\n比特币');
  });

  test.each([
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)],
    ['a workbook of Excel', bytes(0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 33, 0)],
    ['bytes that fit no encoding', bytes(0x41, 0xff, 0x41)],
  ])('of %s are no text', (_kind, file) => {
    expect(decodeText(file)).toBeNull();
  });
});
