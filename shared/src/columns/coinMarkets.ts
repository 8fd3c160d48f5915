import { contractLabel } from '../constants/futures.ts';
import type { CoinMarketPair, MarketType } from '../contract/coin/markets.ts';
import { writeAmount, writePercent, writeShare } from '../format/written.ts';
import { volume24h } from './coin.ts';
import type { Column } from './column.ts';
import { depthOf, klineLink } from './exchangeTrade.ts';
import { ago, ordinal } from './moreValues.ts';
import { change, money, number, percent, share } from './values.ts';
import { exchangeSubject, rowName, text } from './words.ts';

type MarketColumn = Column<CoinMarketPair>;

/** The columns of a coin's markets; each kind of market has only the columns it publishes. */
export function marketColumns(kind: MarketType): readonly MarketColumn[] {
  const shared = [...WHO, ...PRICE];
  if (kind === 'otc') return [...shared, UPDATED];
  if (kind === 'futures') return [...shared, ...VOLUME.map(underVolume), ...FUTURES, UPDATED, klineLink()];
  return [...shared, ...VOLUME, FEE, DEPTH, UPDATED, klineLink()];
}

/** The exchange's name of the pair, with the kind of contract: `BTC/USDT 永续`. */
export function pairTitle({ pair, contract }: Pick<CoinMarketPair, 'pair' | 'contract'>): string {
  return contract === '' ? pair : `${pair} ${contractLabel(contract)}`;
}

const WHO: readonly MarketColumn[] = [
  ordinal(),
  rowName(
    'exchange',
    '平台',
    ({ exchangeCode, exchangeName, exchangeLogo }: CoinMarketPair) =>
      exchangeSubject({ code: exchangeCode, name: exchangeName, logo: exchangeLogo }),
    { width: 132, phoneWidth: 136, interactive: true, sortValue: (row) => row.exchangeName },
  ),
  text('pair', '交易对', pairTitle, {
    width: 132,
    phoneUnder: 'exchange',
    always: true,
    sortValue: (row) => row.pair,
  }),
];

const PRICE: readonly MarketColumn[] = [
  money('price', '价格', (row) => row.price, 'price', {
    definition: 'pairPrice',
    width: 122,
    phone: 'key',
    csv: (row) => row.quotePrice,
    csvLabel: () => '价格(计价币)',
  }),
  change('change', '24H涨幅', (row) => row.change24h, {
    definition: 'change24h',
    width: 82,
    phoneUnder: 'price',
  }),
];

const VOLUME: readonly MarketColumn[] = [
  number(
    'coins',
    '24H量',
    (row) => row.volumeCoins24h,
    (row) => writeAmount(row.volumeCoins24h),
    { definition: 'amount24h', width: 80 },
  ),
  { ...volume24h({ arrives: 'desc', width: 84, phoneWidth: 100, phone: 'key' }), id: 'volume' },
  share('share', '占比', (row) => row.share, { definition: 'pairShare', width: 64 }),
];

/** On a phone the share stands where spot pairs have their fee. */
function underVolume(column: MarketColumn): MarketColumn {
  return column.id === 'share' ? { ...column, phoneUnder: 'volume' } : column;
}

/** Fees have up to three decimals. */
const FEE: MarketColumn = percent(
  'takerFee',
  '吃单费',
  (row) => row.takerFee,
  (value) => writeShare(value, value !== null && Number.isInteger(roundedFee(value)) ? 2 : 3),
  { width: 72, phoneUnder: 'volume' },
);

function roundedFee(fee: number): number {
  return Number((fee * 100).toFixed(6));
}

const DEPTH: MarketColumn = money('depth', '±2%深度', depthOf, 'amount', { definition: 'depth2', width: 96 });

const FUTURES: readonly MarketColumn[] = [
  money('openInterest', '持仓量', (row) => row.openInterest, 'amount', {
    definition: 'openInterest',
    width: 84,
  }),
  percent(
    'funding',
    '资金费率',
    (row) => row.fundingRate,
    (value) => writePercent(value, { places: 4 }),
    { definition: 'fundingRate', width: 84 },
  ),
];

/** Optional, because a pair with a stale quote already says so beside its name. */
const UPDATED: MarketColumn = ago('updated', '更新时间', (row) => row.updatedAt, {
  width: 76,
  optional: true,
});
