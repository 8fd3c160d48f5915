import { DAPP_CATEGORY_NAMES } from '../constants/dappCategories.ts';
import type { Dapp, DappCategoryTotal, DappChainUse } from '../contract/dapps.ts';
import { formatMonth } from '../format/time.ts';
import { linkTo } from '../routes/link.ts';
import { arrivingBy, type Column } from './column.ts';
import { count } from './moreValues.ts';
import { riskColumn } from './risk.ts';
import { amount, change, price, share } from './values.ts';
import { drawn, rowName, text } from './words.ts';

const name: Column<Dapp> = rowName(
  'name',
  'DApp',
  ({ code, name: word, logo }: Dapp) => ({ name: word, logo, link: linkTo('dappItem', { dappid: code }) }),
  { width: 168, phoneWidth: 152 },
);

const users = count<Dapp>('users', '24H用户', '个', (row) => row.users, {
  definition: 'dappUsers',
  phone: 'key',
});
const transactions = count<Dapp>('txs', '24H交易', '笔', (row) => row.transactions, { width: 96 });
const volume = amount<Dapp>('volume', '24H成交额', (row) => row.volume24h || null, {
  definition: 'dappVolume',
  phone: 'key',
});
const chains = text<Dapp>('chains', '公链', (row) => row.chains.join('、'), { width: 252 });
const risk = riskColumn<Dapp>('dappRisk');

/** Applications: users, transactions, volume, chains. */
export const dappColumns: readonly Column<Dapp>[] = [
  name,
  { ...users, arrives: 'desc' },
  volume,
  change('usersChange', '较 7 日均值', (row) => row.usersChange, { definition: 'dappUsers' }),
  transactions,
  amount('week', '7日成交额', (row) => row.volume7d || null),
  text('category', '类别', (row) => DAPP_CATEGORY_NAMES[row.category], { width: 64 }),
  risk,
  chains,
  drawn('trend', '7日用户', { width: 106, align: 'right' }),
];

/** The newest applications, with their launch date. */
export const newestDappColumns: readonly Column<Dapp>[] = [
  name,
  text('launched', '上线', (row) => formatMonth(row.launchedAt), {
    width: 84,
    sortValue: (row) => row.launchedAt,
    arrives: 'desc',
  }),
  ...arrivingBy(dappColumns.slice(1), ''),
];

/** NFT markets: volume, mean price, market share. */
export const nftMarketColumns: readonly Column<Dapp>[] = [
  { ...name, label: '市场' },
  { ...volume, arrives: 'desc' },
  share('share', '份额', (row) => row.share, { width: 76 }),
  count('sales', '交易数', '笔', (row) => row.transactions, { width: 88 }),
  { ...users, label: '用户' },
  price('average', '均价', (row) =>
    row.transactions && row.volume24h !== null ? row.volume24h / row.transactions : null,
  ),
  change('usersChange', '用户较 7 日均值', (row) => row.usersChange, {
    definition: 'dappUsers',
    width: 108,
  }),
  amount('week', '7日成交额', (row) => row.volume7d || null),
  risk,
  chains,
];

/** Categories of applications, and their total. */
export const dappCategoryColumns: readonly Column<DappCategoryTotal>[] = [
  text('category', '类别', (row) => (row.category === 'all' ? '全部' : DAPP_CATEGORY_NAMES[row.category]), {
    width: 88,
    rowHeader: true,
    pin: true,
    always: true,
  }),
  count('count', 'DApp', '个', (row) => row.count, { width: 72 }),
  count('users', '24H用户', '个', (row) => row.users),
  share('userShare', '用户占比', (row) => row.userShare, { width: 88 }),
  count('txs', '24H交易', '笔', (row) => row.transactions),
  amount('volume', '24H成交额', (row) => row.volume24h || null, { definition: 'dappVolume' }),
  share('volumeShare', '成交占比', (row) => row.volumeShare, { width: 88 }),
];

/** Use of an application by chain. */
export const dappChainColumns: readonly Column<DappChainUse>[] = [
  text('chain', '公链', (row) => row.chain, { width: 120, rowHeader: true, pin: true, always: true }),
  count('users', '24H用户', '个', (row) => row.users, { arrives: 'desc' }),
  share('share', '用户占比', (row) => row.share, { width: 88 }),
  count('txs', '24H交易', '笔', (row) => row.transactions),
  amount('volume', '24H成交额', (row) => row.volume24h || null, { definition: 'dappVolume' }),
];
