import type { ExchangePair } from '../contract/exchange/pairs.ts';
import { writeAmount, writePercent, writeShare } from '../format/written.ts';
import type { Column } from './column.ts';
import { coinStar, depthOf, klineLink, leverageText, pairName, tradeFigures } from './exchangeTrade.ts';
import { ago } from './moreValues.ts';
import { money, number, percent } from './values.ts';
import { text } from './words.ts';

/** An exchange's spot pairs; for margin also the leverage and the borrowing cost. */
export function pairColumns(kind: 'spot' | 'margin'): readonly Column<ExchangePair>[] {
  const { change, volume, share } = tradeFigures<ExchangePair>('现货');
  return [
    coinStar(),
    pairName(
      '交易对',
      (row) => row.coinName,
      (row) => row.pair,
    ),
    money('price', '价格', (row) => row.price, 'price', {
      definition: 'pairPrice',
      width: 132,
      phoneWidth: 116,
      phone: 'key',
      csv: (row) => row.quotePrice,
      csvLabel: () => '价格(计价币)',
    }),
    change,
    ...(kind === 'margin' ? MARGIN : []),
    volume,
    share,
    number(
      'coins',
      '24H量',
      (row) => row.volumeCoins24h,
      (row) => writeAmount(row.volumeCoins24h),
      {
        definition: 'amount24h',
        width: 88,
      },
    ),
    ...BOOK,
  ];
}

const MARGIN: readonly Column<ExchangePair>[] = [
  text('leverage', '最高杠杆', (row) => leverageText(row.leverage), {
    definition: 'marginLeverage',
    width: 84,
    align: 'right',
    sortValue: (row) => row.leverage,
    csv: (row) => row.leverage,
  }),
  percent(
    'interest',
    '借币日利率',
    (row) => row.dailyInterest,
    (value) => writeShare(value, 4),
    {
      definition: 'marginInterest',
      width: 96,
    },
  ),
];

const BOOK: readonly Column<ExchangePair>[] = [
  money('depth', '±2%深度', depthOf, 'amount', { definition: 'depth2', width: 92 }),
  percent(
    'deviation',
    '偏离综合价',
    (row) => row.deviation,
    (value) => writePercent(value),
    { definition: 'priceDeviation', width: 96 },
  ),
  percent(
    'spread',
    '价差',
    (row) => row.spread,
    (value) => writeShare(value, 4),
    {
      definition: 'spread',
      width: 76,
      optional: true,
    },
  ),
  // Optional, because a pair with a stale quote already says so beside its name.
  ago('updated', '更新时间', (row) => row.updatedAt, { width: 80, optional: true }),
  klineLink(),
];
