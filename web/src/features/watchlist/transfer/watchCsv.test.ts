import { describe, expect, it } from 'vitest';
import { bareItem } from '../watchBook.ts';
import { readAmount, readImport, watchCsv } from './watchCsv.ts';

const known = [
  { code: 'bitcoin', symbol: 'BTC', name: '比特币' },
  { code: 'ethereum', symbol: 'ETH', name: '以太坊' },
  { code: 'bitcoin-copy', symbol: 'BTC', name: '假币' },
];
const none: ReadonlySet<string> = new Set();

describe('an imported list', () => {
  it('takes codes and symbols in any case, a symbol of several coins as the one ranked first', () => {
    const { found, unknown } = readImport('btc\nEthereum\r\n\nnope\n', known, none);
    expect(found.map(({ item }) => item)).toEqual([bareItem('bitcoin'), bareItem('ethereum')]);
    expect(unknown).toEqual(['nope']);
  });

  it('counts each coin once and leaves what is starred already', () => {
    const preview = readImport('BTC\nbitcoin\nETH', known, new Set(['ethereum']));
    expect(preview.found.map((one) => one.known.code)).toEqual(['bitcoin']);
    expect(preview.already.map((one) => one.code)).toEqual(['ethereum']);
  });

  it('reads back what was exported, notes with commas and quotes and formulas included', () => {
    const items = [
      { code: 'bitcoin', note: '长期, "核心"', cost: 61234.5, quantity: 0.00001 },
      { code: 'ethereum', note: '=1+1', cost: null, quantity: null },
    ];
    const file = `\uFEFF${watchCsv([{ name: '默认', items }])}`;
    const { found, unknown } = readImport(file, known, none);
    expect(found.map(({ item }) => item)).toEqual(items);
    expect(unknown).toEqual([]);
  });

  it.each([
    ['1,234.5', 1234.5],
    ['0', 0],
    ['', null],
    ['-1', null],
    ['1e400', null],
    ['abc', null],
  ])('reads the amount %o as %o', (text, expected) => {
    expect(readAmount(text)).toBe(expected);
  });
});
