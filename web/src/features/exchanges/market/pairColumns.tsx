import type { ExchangePair } from '@coinmirror/shared/contract/exchange/pairs.ts';
import type { ExchangeMarketKind } from '@coinmirror/shared/pages/exchangeMarket.ts';
import type { ReactNode } from 'react';
import { inUnit } from '#ui/columns/valueColumns.tsx';
import { writeAmount, writeMoney, writePercent, writeShare } from '#ui/number/written.ts';
import type { Column } from '#ui/table/column.ts';
import { TimeAgo } from '#ui/time/TimeAgo.tsx';
import { CoinPairCell, KlineCell, PairPriceCell } from './cells.tsx';

export type StarSlot = (code: string, name: string) => ReactNode;

/** An exchange's spot pairs; where one can borrow for them, what that allows and costs. */
export function pairColumns(
  kind: Exclude<ExchangeMarketKind, 'futures'>,
  star: StarSlot,
): readonly Column<ExchangePair>[] {
  return [
    {
      id: 'star',
      label: '自选',
      heading: '',
      width: 40,
      align: 'center',
      phone: 'hidden',
      always: true,
      interactive: true,
      cell: (row) => star(row.coinCode, row.coinName),
    },
    {
      id: 'pair',
      label: '交易对',
      width: 176,
      phoneWidth: 132,
      grow: true,
      rowHeader: true,
      pin: true,
      always: true,
      interactive: true,
      sortValue: (row) => row.pair,
      csv: (row) => row.pair,
      cell: (row) => <CoinPairCell row={row} note={row.coinName} />,
    },
    {
      id: 'price',
      label: '价格',
      definition: 'pairPrice',
      width: 132,
      phoneWidth: 108,
      align: 'right',
      sortValue: (row) => row.price,
      csv: (row) => row.quotePrice,
      csvLabel: () => '价格(计价币)',
      cell: (row) => <PairPriceCell row={row} />,
    },
    {
      id: 'change',
      label: '24H涨幅',
      definition: 'change24h',
      width: 86,
      align: 'right',
      sortValue: (row) => row.change24h,
      csv: (row) => row.change24h,
      csvLabel: () => '24H涨幅(%)',
      written: (row) => writePercent(row.change24h),
    },
    ...(kind === 'margin' ? MARGIN : []),
    {
      id: 'volume',
      label: '24H额',
      definition: 'volume24h',
      width: 92,
      align: 'right',
      sortValue: (row) => row.volume24h,
      csv: (row, terms) => inUnit(row.volume24h, terms),
      csvLabel: ({ unit }) => `24H额(${unit})`,
      written: (row, display) => writeMoney(row.volume24h, 'amount', display),
    },
    {
      id: 'share',
      label: '占比',
      definition: 'venueShare',
      width: 72,
      align: 'right',
      csv: (row) => row.share,
      csvLabel: () => '占本所现货成交(%)',
      written: (row) => writeShare(row.share),
    },
    {
      id: 'coins',
      label: '24H量',
      definition: 'amount24h',
      width: 88,
      align: 'right',
      sortValue: (row) => row.volumeCoins24h,
      csv: (row) => row.volumeCoins24h,
      written: (row) => writeAmount(row.volumeCoins24h),
    },
    ...BOOK,
  ];
}

const MARGIN: readonly Column<ExchangePair>[] = [
  {
    id: 'leverage',
    label: '最高杠杆',
    definition: 'marginLeverage',
    width: 84,
    align: 'right',
    sortValue: (row) => row.leverage,
    csv: (row) => row.leverage,
    written: (row) => ({ text: row.leverage === null ? '--' : `${row.leverage}×` }),
  },
  {
    id: 'interest',
    label: '借币日利率',
    definition: 'marginInterest',
    width: 96,
    align: 'right',
    sortValue: (row) => row.dailyInterest,
    csv: (row) => row.dailyInterest,
    csvLabel: () => '借币日利率(%)',
    written: (row) => writeShare(row.dailyInterest, 4),
  },
];

const BOOK: readonly Column<ExchangePair>[] = [
  {
    id: 'depth',
    label: '±2%深度',
    definition: 'depth2',
    width: 92,
    align: 'right',
    sortValue: depthOf,
    csv: (row, terms) => inUnit(depthOf(row), terms),
    csvLabel: ({ unit }) => `±2%深度(${unit})`,
    written: (row, display) => writeMoney(depthOf(row), 'amount', display),
  },
  {
    id: 'deviation',
    label: '偏离综合价',
    definition: 'priceDeviation',
    width: 96,
    align: 'right',
    sortValue: (row) => row.deviation,
    csv: (row) => row.deviation,
    csvLabel: () => '偏离综合价(%)',
    written: (row) => writePercent(row.deviation, { arrow: false }),
  },
  {
    id: 'spread',
    label: '价差',
    definition: 'spread',
    width: 76,
    align: 'right',
    optional: true,
    sortValue: (row) => row.spread,
    csv: (row) => row.spread,
    csvLabel: () => '价差(%)',
    written: (row) => writeShare(row.spread, 4),
  },
  {
    id: 'updated',
    label: '更新时间',
    width: 80,
    align: 'right',
    sortValue: (row) => row.updatedAt,
    cell: (row) => <TimeAgo time={row.updatedAt} />,
  },
  {
    id: 'kline',
    label: 'K线',
    width: 48,
    align: 'center',
    interactive: true,
    cell: (row) => <KlineCell tickerId={row.tickerId} name={row.pair} />,
  },
];

/** USD on both sides of the book within 2 %; null where the book is not known. */
function depthOf({ depthUp, depthDown }: ExchangePair): number | null {
  return depthUp === null || depthDown === null ? null : depthUp + depthDown;
}
