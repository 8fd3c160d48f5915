import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { describe, expect, it } from 'vitest';
import { findEntries } from './findEntries.ts';

const coin = (code: string, rank: number): DirectoryEntry => ({
  code,
  kind: 'coin',
  symbol: code.slice(0, 3).toUpperCase(),
  name: code,
  nameEn: code,
  logo: '',
  alias: '',
  pinyin: '',
  rank,
});
const entries = [coin('tether', 3), coin('wrapped-bitcoin', 15), coin('abcdef12', 90)];
const contracts = [
  { code: 'wrapped-bitcoin', chain: 'Ethereum', address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599' },
  { code: 'wrapped-bitcoin', chain: 'Polygon', address: '0x2260aa' },
  { code: 'tether', chain: 'TRON', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
  { code: 'gone', chain: 'TRON', address: 'ABCDEF12ABCDEF12' },
];
const find = (typed: string) => findEntries(entries, contracts, typed, 5);

describe('a contract address', () => {
  it.each([
    ['0x2260fac5', 'wrapped-bitcoin'],
    ['0x2260FAC5E5542a773Aa44fBCfeDf7C', 'wrapped-bitcoin'],
    [' TR7NHqjeKQxGTCi8q8ZY4pL8otSzgj', 'tether'],
  ])('%s, in whatever case, finds its coin', (typed, code) => {
    expect(find(typed).coins.map((entry) => entry.code)).toEqual([code]);
  });

  it('names the coin once, by the first matching contract', () => {
    expect(find('0x2260').contracts).toEqual([contracts[0]]);
  });

  it('matches by prefix only: any other part of it is no address', () => {
    expect(find('5542a773Aa44').coins).toEqual([]);
    expect(find('0xfac5').coins).toEqual([]);
  });

  it('of an unlisted coin finds other matches', () => {
    expect(find('abcdef12').coins.map((entry) => entry.code)).toEqual(['abcdef12']);
  });
});
