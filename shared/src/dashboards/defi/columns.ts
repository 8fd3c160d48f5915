import type { Column } from '../../columns/column.ts';
import { count, ratio } from '../../columns/moreValues.ts';
import { amount, change, price, share } from '../../columns/values.ts';
import { rowName, text } from '../../columns/words.ts';
import type { DefiCategoryRow, DefiChainRow, DefiProtocolRow } from '../../contract/defi/overview.ts';
import { linkTo } from '../../routes/link.ts';

/** Chains whose page has a route of its own, by chain code. */
const NAMED_CHAINS = {
  eth: 'dataDefiEth',
  bsc: 'dataDefiBsc',
  heco: 'dataDefiHeco',
  oec: 'dataDefiOec',
} as const;

/** The page of a chain. */
export function linkOfChain(code: string) {
  const named = Object.entries(NAMED_CHAINS).find(([chain]) => chain === code)?.[1];
  return named ? linkTo(named, {}) : linkTo('dataDefiItem', { code });
}

/** The page of a protocol. */
export function linkOfProtocol(code: string) {
  return linkTo('dataDefiItem', { code });
}

const protocolName = (label: string) =>
  rowName<DefiProtocolRow>(
    'name',
    label,
    ({ name, logo, code }) => ({ name, logo, link: linkOfProtocol(code) }),
    { width: 152, phoneWidth: 128 },
  );

export const defiProtocolColumns: readonly Column<DefiProtocolRow>[] = [
  protocolName('协议'),
  amount('tvl', 'TVL', (row) => row.tvl, { arrives: 'desc', definition: 'tvl' }),
  change('change1d', '1日', (row) => row.change1d),
  change('change7d', '7日', (row) => row.change7d),
  share('share', '占比', (row) => row.share, { definition: 'defiShare' }),
  ratio(
    'capToTvl',
    '市值/TVL',
    (row) => (row.marketCap !== null && row.tvl > 0 ? row.marketCap / row.tvl : null),
    {
      definition: 'capToTvl',
    },
  ),
  text('category', '类型', (row) => row.category, { width: 96 }),
  text('chains', '公链', (row) => row.chains.join('、'), { width: 220, grow: true }),
];

export const defiCoinColumns: readonly Column<DefiProtocolRow>[] = [
  rowName(
    'coin',
    '币种',
    ({ name, symbol, logo, coinCode }) => ({
      name: symbol,
      note: name,
      logo,
      link: linkTo('coin', { coinCode }),
    }),
    { width: 132 },
  ),
  price('price', '价格', (row) => row.price, { definition: 'price' }),
  change('change24h', '24H涨幅', (row) => row.change24h),
  amount('cap', '流通市值', (row) => row.marketCap, { definition: 'marketCap' }),
  amount('tvl', 'TVL', (row) => row.tvl, { arrives: 'desc', definition: 'tvl' }),
  ratio(
    'capToTvl',
    '市值/TVL',
    (row) => (row.marketCap !== null && row.tvl > 0 ? row.marketCap / row.tvl : null),
    {
      definition: 'capToTvl',
    },
  ),
];

/** Protocols that the holders of a coin govern. */
export const defiGovernedColumns: readonly Column<DefiProtocolRow>[] = [
  rowName(
    'name',
    '协议',
    ({ name, category, logo, coinCode }) => ({
      name,
      note: category,
      logo,
      link: linkTo('proposalCoin', { code: coinCode }),
    }),
    { width: 152, phoneWidth: 128 },
  ),
  amount('tvl', 'TVL', (row) => row.tvl, { arrives: 'desc', phone: 'key', definition: 'tvl' }),
  text('symbol', '治理代币', (row) => row.symbol, { width: 96 }),
  price('price', '价格', (row) => row.price, { phone: 'key', definition: 'price' }),
  change('change24h', '24H涨幅', (row) => row.change24h, { phoneUnder: 'price' }),
];

export const defiCategoryColumns: readonly Column<DefiCategoryRow>[] = [
  rowName('name', '类型', ({ name }) => ({ name, link: null }), { width: 112 }),
  amount('tvl', 'TVL', (row) => row.tvl, { arrives: 'desc', definition: 'tvl' }),
  share('share', '占比', (row) => row.share, { definition: 'defiShare' }),
  count('count', '协议', '个', (row) => row.count, { width: 84 }),
];

export const defiChainColumns: readonly Column<DefiChainRow>[] = [
  rowName('name', '公链', ({ name, logo, code }) => ({ name, logo, link: linkOfChain(code) }), {
    width: 140,
    phoneWidth: 128,
  }),
  amount('tvl', 'TVL', (row) => row.tvl, { arrives: 'desc', definition: 'tvl' }),
  change('change1d', '1日', (row) => row.change1d),
  change('change7d', '7日', (row) => row.change7d),
  amount('fees', '24H费用', (row) => row.fees24h, { definition: 'defiFees' }),
  amount('dex', 'DEX 24H', (row) => row.dexVolume24h, { definition: 'dexOnChain' }),
  amount('stables', '稳定币', (row) => row.stables, { definition: 'stableOnChain' }),
  share('share', '占比', (row) => row.share, { definition: 'defiShare' }),
  count('count', '协议', '个', (row) => row.count, { width: 84 }),
];
