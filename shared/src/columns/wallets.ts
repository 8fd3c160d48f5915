import { walletKindsText } from '../constants/walletKinds.ts';
import type { WalletRow } from '../contract/wallets.ts';
import { linkTo } from '../routes/link.ts';
import type { Column } from './column.ts';
import { count, score } from './moreValues.ts';
import { rowName, text } from './words.ts';

const yes = (is: boolean) => (is ? '✓' : '✗');
const order = (is: boolean) => (is ? 1 : 0);

const has = (id: string, label: string, kind: string): Column<WalletRow> =>
  text(id, label, ({ kinds }) => yes(kinds.includes(kind)), {
    width: 84,
    align: 'center',
    sortValue: ({ kinds }) => order(kinds.includes(kind)),
    csv: ({ kinds }) => (kinds.includes(kind) ? '是' : '否'),
  });

/** Wallets and their features: a matrix of yes and no. */
export const walletColumns: readonly Column<WalletRow>[] = [
  rowName(
    'name',
    '钱包',
    ({ code, name, logo }: WalletRow) => ({ name, logo, link: linkTo('wallet', { id: code }) }),
    { width: 168, phoneWidth: 132 },
  ),
  text('custody', '私钥', (row) => (row.isCustodial ? '平台托管' : '自托管'), {
    width: 96,
    phone: 'key',
    sortValue: (row) => order(!row.isCustodial),
  }),
  text('open', '开源', (row) => yes(row.isOpenSource), {
    width: 72,
    align: 'center',
    sortValue: (row) => order(row.isOpenSource),
    csv: (row) => (row.isOpenSource ? '是' : '否'),
  }),
  count('chains', '支持公链', '条', (row) => row.chainCount, { width: 96 }),
  score('score', '评分', (row) => row.score, {
    width: 76,
    phone: 'key',
    digits: 0,
    definition: 'walletScore',
  }),
  has('app', '手机', 'app'),
  has('browser', '浏览器插件', 'browser'),
  has('pc', '桌面', 'pc'),
  has('hardware', '硬件', 'hardware'),
  has('trade', '内置交易', 'trade'),
  has('financing', '理财', 'financing'),
  text('kinds', '平台', (row) => walletKindsText(row.kinds), { width: 180, optional: true }),
  text('website', '官方域名', (row) => hostOf(row.website), { width: 160, csv: (row) => row.website }),
];

function hostOf(url: string): string {
  return /^https?:\/\/(?:www\.)?([^/]+)/.exec(url)?.[1] ?? '';
}
