import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { describe, expect, test } from 'vitest';
import { suggestNames } from './suggestNames.ts';

const entry = (code: string, symbol: string, name: string, rank: number): DirectoryEntry => ({
  code,
  symbol,
  name,
  nameEn: code,
  kind: 'coin',
  logo: '',
  alias: '',
  pinyin: '',
  rank,
});
const directory = [
  entry('bitcoin', 'BTC', '比特币', 1),
  entry('ethereum', 'ETH', '以太坊', 2),
  entry('bitcoin-cash', 'BCH', '比特币现金', 20),
  entry('dogecoin', 'DOGE', '狗狗币', 8),
  { ...entry('binance', 'BN', '币安', 1), kind: 'exchange' as const },
  { ...entry('okx', 'OKX', '欧易', 2), kind: 'exchange' as const },
];
const codes = (asked: string, kind = 'coin') =>
  suggestNames(
    directory.filter((one) => one.kind === kind),
    asked,
    3,
  ).map((one) => one.code);

describe('coins similar to an unknown code', () => {
  test.each([
    ['bitcon', 'bitcoin'],
    ['btc', 'bitcoin'],
    ['etherium', 'ethereum'],
    ['狗狗', 'dogecoin'],
    ['bitcoin-c', 'bitcoin-cash'],
  ])('%s suggests %s first', (asked, expected) => {
    expect(codes(asked)[0]).toBe(expected);
  });

  test('without similar ones, the best ranked coins are offered, and never an exchange', () => {
    expect(codes('xxxxxxxxxxxx')).toEqual(['bitcoin', 'ethereum', 'dogecoin']);
  });

  test('an exchange is searched among exchanges', () => {
    expect(codes('binanc', 'exchange')).toEqual(['binance', 'okx']);
    expect(codes('okex', 'exchange')[0]).toBe('okx');
  });

  test('nothing is offered for a kind that the list does not contain', () => {
    expect(codes('metamask', 'wallet')).toEqual([]);
  });
});
