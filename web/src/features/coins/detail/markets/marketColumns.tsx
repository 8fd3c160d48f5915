import type { CoinMarketPair, MarketType } from '@coinmirror/shared/contract/coin/markets.ts';
import { Amount } from '#ui/number/Amount.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Share } from '#ui/number/Share.tsx';
import type { Column } from '#ui/table/column.ts';
import { TimeAgo } from '#ui/time/TimeAgo.tsx';
import { ExchangeCell, KlineCell, PairCell, PairPrice } from './cells.tsx';

type MarketColumn = Column<CoinMarketPair>;

/** The columns of a coin's markets; what a kind of market does not publish has no column. */
export function marketColumns(kind: MarketType): readonly MarketColumn[] {
  const shared = [...WHO, ...PRICE];
  if (kind === 'otc') return [...shared, UPDATED];
  if (kind === 'futures') return [...shared, ...VOLUME, ...FUTURES, UPDATED, KLINE];
  return [...shared, ...VOLUME, DEPTH, UPDATED, KLINE];
}

const WHO: readonly MarketColumn[] = [
  {
    id: 'place',
    label: '序号',
    heading: '#',
    width: 40,
    align: 'center',
    phone: 'hidden',
    always: true,
    cell: (_row, index) => index + 1,
  },
  {
    id: 'exchange',
    label: '平台',
    width: 132,
    phoneWidth: 116,
    grow: true,
    rowHeader: true,
    pin: true,
    always: true,
    interactive: true,
    sortValue: (row) => row.exchangeName,
    csv: (row) => row.exchangeName,
    cell: (row) => <ExchangeCell row={row} />,
  },
  {
    id: 'pair',
    label: '交易对',
    width: 132,
    always: true,
    sortValue: (row) => row.pair,
    csv: (row) => (row.contract === '' ? row.pair : `${row.pair} ${row.contract}`),
    cell: (row) => <PairCell row={row} />,
  },
];

const PRICE: readonly MarketColumn[] = [
  {
    id: 'price',
    label: '价格',
    definition: 'pairPrice',
    width: 122,
    align: 'right',
    sortValue: (row) => row.price,
    csv: (row) => row.quotePrice,
    csvLabel: () => '价格(计价币)',
    cell: (row) => <PairPrice row={row} />,
  },
  {
    id: 'change',
    label: '24H涨跌',
    definition: 'change24h',
    width: 82,
    align: 'right',
    sortValue: (row) => row.change24h,
    csv: (row) => row.change24h,
    csvLabel: () => '24H涨跌(%)',
    cell: (row) => <Percent value={row.change24h} />,
  },
];

const VOLUME: readonly MarketColumn[] = [
  {
    id: 'coins',
    label: '24H量',
    definition: 'amount24h',
    width: 80,
    align: 'right',
    sortValue: (row) => row.volumeCoins24h,
    csv: (row) => row.volumeCoins24h,
    cell: (row) => <Amount value={row.volumeCoins24h} />,
  },
  {
    id: 'volume',
    label: '24H额',
    definition: 'volume24h',
    width: 84,
    align: 'right',
    sortValue: (row) => row.volume24h,
    csv: (row, { perUsd }) => (row.volume24h === null || perUsd === null ? null : row.volume24h * perUsd),
    csvLabel: ({ unit }) => `24H额(${unit})`,
    cell: (row) => <Money usd={row.volume24h} kind="amount" />,
  },
  {
    id: 'share',
    label: '占比',
    definition: 'pairShare',
    width: 64,
    align: 'right',
    sortValue: (row) => row.share,
    csv: (row) => row.share,
    csvLabel: () => '占比(%)',
    cell: (row) => <Share value={row.share} />,
  },
];

const DEPTH: MarketColumn = {
  id: 'depth',
  label: '±2%深度',
  definition: 'depth2',
  width: 96,
  align: 'right',
  sortValue: (row) => (row.depthUp === null ? null : row.depthUp + (row.depthDown ?? 0)),
  cell: (row) => (
    <Money usd={row.depthUp === null ? null : row.depthUp + (row.depthDown ?? 0)} kind="amount" />
  ),
};

const FUTURES: readonly MarketColumn[] = [
  {
    id: 'openInterest',
    label: '持仓量',
    definition: 'openInterest',
    width: 84,
    align: 'right',
    sortValue: (row) => row.openInterest,
    csv: (row) => row.openInterest,
    csvLabel: () => '持仓量(USD)',
    cell: (row) => <Money usd={row.openInterest} kind="amount" />,
  },
  {
    id: 'funding',
    label: '资金费率',
    definition: 'fundingRate',
    width: 84,
    align: 'right',
    sortValue: (row) => row.fundingRate,
    csv: (row) => row.fundingRate,
    csvLabel: () => '资金费率(%)',
    cell: (row) => <Percent value={row.fundingRate} places={4} arrow={false} />,
  },
];

const UPDATED: MarketColumn = {
  id: 'updated',
  label: '更新时间',
  width: 76,
  align: 'right',
  sortValue: (row) => row.updatedAt,
  cell: (row) => <TimeAgo time={row.updatedAt} />,
};

const KLINE: MarketColumn = {
  id: 'kline',
  label: 'K线',
  width: 48,
  align: 'center',
  interactive: true,
  cell: (row) => <KlineCell row={row} />,
};
