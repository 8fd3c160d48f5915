import { contractLabel } from '../../constants/futures.ts';
import type { CoinTurnover, CoinVolume } from '../../contract/rankings/moves.ts';
import type { CoinListing, ExchangeVolume, PairVolume } from '../../contract/rankings/trade.ts';
import { linkTo } from '../../routes/link.ts';
import { capRank, change24h, coinName, coinPrice, marketCap, volume24h } from '../coin.ts';
import type { Column } from '../column.ts';
import { ago, count, score } from '../moreValues.ts';
import { amount, change, price, share } from '../values.ts';
import { exchange, exchangeSubject, rowName, text } from '../words.ts';

/** Coins by volume; the share is that of the chosen period, which `periodLabel` names. */
export function volumeColumns(periodLabel: string): readonly Column<CoinVolume>[] {
  return [
    coinName(),
    volume24h({ phone: 'key' }),
    amount('volume7d', '7日成交额', (row) => row.volume7d, { definition: 'volumeDays' }),
    amount('volume30d', '30日成交额', (row) => row.volume30d, { definition: 'volumeDays' }),
    share('share', `${periodLabel}占比`, (row) => row.volumeShare, {
      arrives: 'desc',
      width: 108,
      phoneUnder: 'volume24h',
      definition: 'volumeShare',
    }),
    change('volumeChange', '较前日', (row) => row.volumeChange, { definition: 'volumeChange' }),
    coinPrice({ phoneWidth: 104, phone: 'key' }),
    change24h({ phoneUnder: 'price' }),
    marketCap(),
  ];
}

/** Coins by turnover rate. */
export const turnoverColumns: readonly Column<CoinTurnover>[] = [
  coinName(),
  share('turnover', '24H换手率', (row) => row.turnoverRate, {
    arrives: 'desc',
    width: 116,
    phoneWidth: 98,
    phone: 'key',
    definition: 'turnoverRate',
  }),
  share('turnover7d', '7日平均换手率', (row) => row.turnoverRate7d, {
    width: 136,
    definition: 'turnoverRate7d',
  }),
  coinPrice({ phoneWidth: 104, phone: 'key' }),
  change24h({ phoneUnder: 'price' }),
  volume24h({ phoneUnder: 'turnover' }),
  marketCap(),
  capRank(),
];

/** Coins by their listings on exchanges. */
export const listingColumns: readonly Column<CoinListing>[] = [
  coinName(),
  count('exchanges', '现货交易所', '家', (row) => row.exchangeCount, {
    arrives: 'desc',
    width: 108,
    phoneWidth: 98,
    phone: 'key',
    definition: 'exchangeCount',
  }),
  count('newExchanges', '7日新增', '家', (row) => row.newExchanges, {
    phoneUnder: 'exchanges',
    definition: 'newListings',
  }),
  count('dex', '其中DEX', '家', (row) => row.dexCount),
  count('futures', '合约交易所', '家', (row) => row.futuresExchangeCount, { width: 100 }),
  count('pairs', '现货交易对', '个', (row) => row.pairCount, { width: 100 }),
  exchange('topExchange', '最大交易所', (row) => row.topExchange, { width: 128 }),
  share('topShare', '最大占比', (row) => row.topShare, { width: 92 }),
  coinPrice({ phoneWidth: 104, phone: 'key' }),
  change24h({ phoneUnder: 'price' }),
  marketCap(),
];

/** Pairs of all exchanges by volume. */
const pairColumns: readonly Column<PairVolume>[] = [
  rowName(
    'pair',
    '交易对',
    ({ pair, name, logo, code }: PairVolume) => ({
      name: pair,
      note: name,
      logo,
      link: linkTo('coin', { coinCode: code }),
    }),
    { width: 168, phoneWidth: 132 },
  ),
  exchange('exchange', '交易所', (row) => row.exchange, {
    width: 148,
    phoneWidth: 96,
    phone: 'key',
  }),
  volume24h({ phone: 'key' }),
  share('share', '占全部', (row) => row.share, { arrives: 'desc', width: 88, phoneUnder: 'volume24h' }),
  share('coinShare', '占该币', (row) => row.coinShare, { width: 96, definition: 'pairShare' }),
  text('kind', '类型', (row) => contractLabel(row.contract), { width: 64 }),
  price('price', '价格', (row) => row.price, { definition: 'pairPrice' }),
  ago('updated', '更新', (row) => row.updatedAt, { optional: true }),
];

/** Pairs by volume; `type` is the chosen value of the switch: all spot pairs are of one kind, which is not said in each row. */
export function pairRankColumns(type: string): readonly Column<PairVolume>[] {
  return type === 'spot' ? pairColumns.filter(({ id }) => id !== 'kind') : pairColumns;
}

/** Exchanges by volume; only spot has the previous day's. `typeLabel` names the whole of the share. */
export function exchangeRankColumns(typeLabel: string): readonly Column<ExchangeVolume>[] {
  return [
    rowName('name', '交易所', exchangeSubject, { width: 176, phoneWidth: 132 }),
    score('rating', '评级', (row) => row.rating, { width: 76, definition: 'exchangeRating' }),
    amount('spot', '现货24H成交额', (row) => row.spotVolume24h || null, {
      width: 116,
      definition: 'exchangeVolume',
    }),
    amount('futures', '合约24H成交额', (row) => row.futuresVolume24h || null, {
      width: 116,
      definition: 'exchangeVolume',
    }),
    amount('total', '合计24H成交额', (row) => row.spotVolume24h + row.futuresVolume24h || null, {
      width: 116,
      definition: 'exchangeVolume',
      optional: true,
    }),
    share('share', `${typeLabel}份额`, (row) => row.share, { arrives: 'desc', width: 92 }),
    change('volumeChange', '较前日', (row) => row.volumeChange, { definition: 'volumeChange' }),
    amount('openInterest', '持仓量', (row) => row.openInterest || null, { definition: 'openInterest' }),
    count('coins', '币种数', '个', (row) => row.coinCount, { width: 80 }),
    count('pairs', '现货交易对', '个', (row) => row.pairCount, { width: 100 }),
  ];
}
