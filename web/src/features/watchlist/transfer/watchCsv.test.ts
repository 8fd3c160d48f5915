import { OWN_NUMBER_MAX, WATCH_ITEMS_MAX, WATCH_NOTE_MAX } from '@coinmirror/shared/constants/limits.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange } from '../watchChange.ts';
import { bareItem, emptyGroups } from '../watchlists.ts';
import { type ImportTarget, readImport } from './readImport.ts';
import { watchCsv } from './watchCsv.ts';

const known = [
  { code: 'bitcoin', symbol: 'BTC', name: '比特币' },
  { code: 'ethereum', symbol: 'ETH', name: '以太坊' },
  { code: 'bitcoin-copy', symbol: 'BTC', name: '假币' },
];
const target: ImportTarget = { known, starred: new Set(), group: '默认', groupNames: ['默认'], mark: null };
const read = (text: string, more: Partial<ImportTarget> = {}) => readImport(text, { ...target, ...more });

describe('an imported list', () => {
  it('accepts codes and symbols in any case, an ambiguous symbol as the coin ranked first', () => {
    const { groups, unknown } = read('btc\nEthereum\r\n\nnope\n');
    expect(groups).toEqual([{ name: '默认', items: [bareItem('bitcoin'), bareItem('ethereum')] }]);
    expect(unknown).toEqual(['nope']);
  });

  it.each([';', '\t'])('may have its fields parted by %o', (mark) => {
    const { groups } = read(`${['代码', '备注', '成本'].join(mark)}\nBTC${mark}长期${mark}1,000.5`);
    expect(groups[0]?.items).toEqual([{ code: 'bitcoin', note: '长期', cost: 1000.5, quantity: null }]);
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
    const { groups } = read('代码,备注,成本(USD),数量,分组\nBTC,,,,新组\nETH,,,,组3', {
      groupNames,
      group: '组0',
    });
    expect(groups.map(({ name }) => name)).toEqual(['组0', '组3']);
  });

  it.each([
    ['1,234.5', 1234.5],
    ['0', 0],
    ['', null],
    ['-1', null],
    ['1e400', null],
    ['abc', null],
    ['0．5', 0.5],
  ])('reads the cost %o as %o, and says where it cannot', (cost, expected) => {
    const { groups, odd } = read(`symbol;cost\nBTC;${cost}`);
    expect(groups[0]?.items[0]?.cost).toBe(expected);
    expect(odd).toHaveLength(cost !== '' && expected === null ? 1 : 0);
  });

  it('asks of numbers with two readings', () => {
    const text = 'symbol,quantity,price\nBTC,5.281,3.200';
    expect(read(text)).toMatchObject({
      found: [],
      unclear: { example: '3.200', byPoint: 3.2, byComma: 3200 },
    });
    expect(read(text, { mark: '.' }).groups[0]?.items).toMatchObject([{ quantity: 5.281, cost: 3.2 }]);
  });

  it.each([
    'BTC,ETH',
    'BTC，ETH',
    'BTC ETH',
    'BTC、以太坊',
    '$BTC;ETH',
    'BINANCE:BTCUSDT,ETH/USDT',
    'ＢＴＣ\tETH',
    'BTC\r\nETH',
    'BTC\rETH',
    'symbol,quantity,price\r\nBTC,1,2\nETH,1,2\n',
    '币种,备注\n比特币,x\n以太坊,y',
  ])('finds both coins in %j', (text) => {
    const { found, unknown } = read(text);
    expect(found.map(({ code }) => code)).toEqual(['bitcoin', 'ethereum']);
    expect(unknown).toEqual([]);
  });

  it('names columns that it does not use, and counts what repeats', () => {
    expect(read('symbol,exchange\nBTC,x\nbitcoin,y')).toMatchObject({ unused: ['exchange'], repeated: 1 });
  });

  it('names the line of a quote that never ends', () => {
    expect(read('symbol,note\nBTC,a\nETH,"b')).toMatchObject({
      found: [{ code: 'bitcoin' }],
      odd: [expect.stringMatching(/^第 3 行/)],
    });
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
        const back = read(`\uFEFF${watchCsv(groups, new Map())}`);
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
    const imported = read(watchCsv(groups, new Map())).groups;
    expect(applyChange(emptyGroups, { type: 'merged', groups: imported })).toEqual(groups);
  });
});
