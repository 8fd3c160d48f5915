import { OWN_NUMBER_MAX, WATCH_ITEMS_MAX, WATCH_NOTE_MAX } from '@coinmirror/shared/constants/limits.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareItem, emptyGroups } from '../watchBook.ts';
import { applyChange } from '../watchChange.ts';
import { readAmount } from './readAmount.ts';
import { type ImportTarget, readImport } from './readImport.ts';
import { watchCsv } from './watchCsv.ts';

const known = [
  { code: 'bitcoin', symbol: 'BTC', name: '比特币' },
  { code: 'ethereum', symbol: 'ETH', name: '以太坊' },
  { code: 'bitcoin-copy', symbol: 'BTC', name: '假币' },
];
const target: ImportTarget = { known, starred: new Set(), group: '默认', groupNames: ['默认'] };
const read = (text: string, more: Partial<ImportTarget> = {}) => readImport(text, { ...target, ...more });

describe('an imported list', () => {
  it('accepts codes and symbols in any case, an ambiguous symbol as the coin ranked first', () => {
    const { groups, unknown } = read('btc\nEthereum\r\n\nnope\n');
    expect(groups).toEqual([{ name: '默认', items: [bareItem('bitcoin'), bareItem('ethereum')] }]);
    expect(unknown).toEqual(['nope']);
  });

  it.each([';', '\t'])('may have its fields parted by %o', (mark) => {
    const { groups } = read(`${['代码', '备注', '成本'].join(mark)}\nBTC${mark}长期${mark}1,000`);
    expect(groups[0]?.items).toEqual([{ code: 'bitcoin', note: '长期', cost: 1000, quantity: null }]);
  });

  it('counts each coin once and skips starred ones', () => {
    const preview = read('BTC\nbitcoin\nETH', { starred: new Set(['ethereum']) });
    expect(preview.found.map((one) => one.code)).toEqual(['bitcoin']);
    expect(preview.already.map((one) => one.code)).toEqual(['ethereum']);
  });

  it('reports items beyond its group’s limit', () => {
    const many = Array.from({ length: WATCH_ITEMS_MAX + 1 }, (_, i) => `coin-${i}`);
    const preview = read(many.join('\n'), {
      known: many.map((code) => ({ code, symbol: code, name: code })),
    });
    expect(preview.groups[0]?.items).toHaveLength(WATCH_ITEMS_MAX);
    expect(preview.tooMany.map(({ code }) => code)).toEqual([`coin-${WATCH_ITEMS_MAX}`]);
  });

  it('puts rows beyond the maximum number of groups into the chosen group', () => {
    const groupNames = Array.from({ length: 50 }, (_, i) => `组${i}`);
    const { groups } = read('BTC,,,,新组\nETH,,,,组3', { groupNames, group: '组0' });
    expect(groups.map(({ name }) => name)).toEqual(['组0', '组3']);
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

describe('a list that is exported and imported again', () => {
  const codes = ['bitcoin', 'ethereum', 'bitcoin-copy'];
  const amount = fc.option(fc.double({ min: 0, max: OWN_NUMBER_MAX, noNaN: true }));
  const words = (max: number) =>
    fc
      .array(fc.constantFrom(...`甲a1 ,;"'=+-@\t\r\n💎`), { maxLength: max })
      .map((characters) => characters.join('').trim());
  const item = fc.record({
    code: fc.constantFrom(...codes),
    note: words(WATCH_NOTE_MAX),
    cost: amount.map((value) => value && Math.abs(value)),
    quantity: amount.map((value) => value && Math.abs(value)),
  });
  const group = fc.record({
    name: words(12).filter((name) => name !== ''),
    items: fc.uniqueArray(item, { selector: ({ code }) => code, minLength: 1 }),
  });
  const book = fc.uniqueArray(group, { selector: ({ name }) => name, maxLength: 5 });

  it('is the same: groups, multi-line notes, formulas, costs and quantities', () => {
    fc.assert(
      fc.property(book, (groups) => {
        const back = read(`\uFEFF${watchCsv(groups)}`);
        expect(back.groups).toEqual(groups);
        expect(back.unknown).toEqual([]);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('restores an empty watchlist completely, with a coin of two groups in both', () => {
    const groups = [
      { name: '默认', items: [bareItem('bitcoin'), bareItem('ethereum')] },
      { name: '长期', items: [bareItem('bitcoin')] },
    ];
    const imported = read(watchCsv(groups)).groups;
    expect(applyChange(emptyGroups, { type: 'merged', groups: imported })).toEqual(groups);
  });
});
