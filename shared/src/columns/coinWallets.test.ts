import { expect, it } from 'vitest';
import type { CoinWallet } from '../contract/coin/project.ts';
import { coinWalletColumnsOf, walletsWords } from './coinWallets.ts';

const wallet = (code: string, chain: string): CoinWallet => ({
  code,
  name: code,
  nameEn: code,
  logo: '',
  kinds: [],
  isCustodial: false,
  isOpenSource: true,
  chain,
  chainCount: 3,
  score: 80,
  website: 'https://example.com',
});
const ids = (wallets: readonly CoinWallet[]) => coinWalletColumnsOf(wallets).map(({ id }) => id);

it('says a network that all wallets share once, and has no column for it', () => {
  const same = [wallet('a', 'Ethereum'), wallet('b', 'Ethereum')];
  expect(ids(same)).not.toContain('chain');
  expect(walletsWords(same)).toBe('已收录 2 个钱包，网络均为 Ethereum');
});

it.each([
  ['networks differ', [wallet('a', 'Ethereum'), wallet('b', 'Tron')]],
  ['there is one wallet', [wallet('a', 'Ethereum')]],
  ['no network is known', [wallet('a', ''), wallet('b', '')]],
])('has the column where %s', (_why, wallets) => {
  expect(ids(wallets)).toContain('chain');
  expect(walletsWords(wallets)).not.toContain('网络');
});
