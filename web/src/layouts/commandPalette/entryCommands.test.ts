import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { describe, expect, it } from 'vitest';
import { openCommands } from './entryCommands.ts';

const entry = (kind: DirectoryEntry['kind'], code: string, symbol: string, name: string): DirectoryEntry => ({
  kind,
  code,
  symbol,
  name,
  nameEn: name,
  logo: '',
  alias: '',
  pinyin: '',
  rank: 1,
});
const bnb = entry('coin', 'binancecoin', 'BNB', '币安币');
const binance = entry('exchange', 'binance', '', 'Binance');
const keys = (typed: string) => openCommands([bnb], [binance], typed).map(({ key }) => key);

describe('where the command palette leads', () => {
  it('puts an exact match first', () => {
    expect(keys('Binance ')).toEqual(['exchange:binance', 'coin:binancecoin']);
    expect(keys('bnb')).toEqual(['coin:binancecoin', 'exchange:binance']);
  });

  it('puts coins before exchanges without an exact match', () => {
    expect(keys('bin')).toEqual(['coin:binancecoin', 'exchange:binance']);
  });
});
