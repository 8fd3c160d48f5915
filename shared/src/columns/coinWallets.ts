import { walletKindsText } from '../constants/walletKinds.ts';
import type { CoinWallet } from '../contract/coin/project.ts';
import { linkTo } from '../routes/link.ts';
import type { Column } from './column.ts';
import { count, score } from './moreValues.ts';
import { drawn, rowName, star, text } from './words.ts';

/** Who holds the keys, and whether the code is open source. */
function custodyText({ isCustodial, isOpenSource }: CoinWallet): string {
  return [isCustodial ? '托管' : '自托管', isOpenSource && '开源'].filter(Boolean).join(' ');
}

/** Wallets that support a coin: platforms, custody, rating, download link. */
export const coinWalletColumns: readonly Column<CoinWallet>[] = [
  star(),
  rowName(
    'wallet',
    '钱包',
    ({ code, name, logo }: CoinWallet) => ({ name, logo, link: linkTo('wallet', { id: code }) }),
    { width: 160, phoneWidth: 132, interactive: true, sortValue: (row) => row.name },
  ),
  text('kinds', '平台', (row) => walletKindsText(row.kinds), {
    width: 200,
    grow: true,
    phoneUnder: 'wallet',
  }),
  text('custody', '类型', custodyText, { width: 150, grow: true }),
  text('chain', '网络', (row) => row.chain, { width: 120, grow: true }),
  count('chains', '支持公链', '条', (row) => row.chainCount, {
    definition: 'walletChains',
    phone: 'key',
  }),
  score('score', '评分', (row) => row.score, {
    arrives: 'desc',
    digits: 0,
    definition: 'walletScore',
    width: 72,
    phone: 'key',
  }),
  drawn('get', '下载', {
    width: 132,
    interactive: true,
    csv: (row) => row.website,
    csvLabel: () => '官网',
  }),
];

/** The network that all wallets of a list are on, where a column would say the same in each row; null where it differs. */
function sharedNetwork(wallets: readonly CoinWallet[]): string | null {
  const [first, ...others] = wallets;
  if (first === undefined || others.length === 0 || first.chain === '') return null;
  return others.every(({ chain }) => chain === first.chain) ? first.chain : null;
}

/** The columns of a list of wallets: without the network where all are on one, which `walletsWords` says once. */
export function coinWalletColumnsOf(wallets: readonly CoinWallet[]): readonly Column<CoinWallet>[] {
  if (sharedNetwork(wallets) === null) return coinWalletColumns;
  return coinWalletColumns.filter(({ id }) => id !== 'chain');
}

/** `已收录 12 个钱包，网络均为 Ethereum`: above the list of them. */
export function walletsWords(wallets: readonly CoinWallet[]): string {
  const network = sharedNetwork(wallets);
  const count = `已收录 ${wallets.length} 个钱包`;
  return network === null ? count : `${count}，网络均为 ${network}`;
}
