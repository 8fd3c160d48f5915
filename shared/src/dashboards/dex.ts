import type { Column } from '../columns/column.ts';
import { count } from '../columns/moreValues.ts';
import { amount, change, price, share } from '../columns/values.ts';
import { exchange, exchangeSubject, names, rowName, star } from '../columns/words.ts';
import type { DexOverview, DexPair, DexVenue } from '../contract/dashboards/dex.ts';
import { shortExchangeName } from '../format/exchangeName.ts';
import { linkTo } from '../routes/link.ts';
import { dexSentence } from '../sentences/dashboards.ts';
import { dashboard } from './dashboards.ts';

const dexFacts: readonly Column<DexOverview>[] = [
  amount('volume', 'DEX 24H成交额', ({ volume24h }) => volume24h, { definition: 'volume24h' }),
  share('share', '占现货成交', ({ spotShare }) => spotShare, { definition: 'dexShare' }),
  amount('futures', '链上合约24H成交额', ({ futures24h }) => futures24h),
  amount('tvl', 'TVL', ({ tvl }) => tvl, { definition: 'tvl' }),
];

/** Pairs on decentralised exchanges. */
export const dexPairColumns: readonly Column<DexPair>[] = [
  rowName(
    'pair',
    '交易对',
    ({ symbol, quote, venue, logo, code }) => ({
      name: `${symbol}/${quote}`,
      note: shortExchangeName(venue),
      logo,
      link: linkTo('coin', { coinCode: code }),
    }),
    { width: 152, phoneWidth: 132 },
  ),
  amount('volume', '24H成交额', (row) => row.volume24h, { arrives: 'desc', definition: 'volume24h' }),
  change('change24h', '24H涨幅', (row) => row.change24h),
  change('change1h', '1H', (row) => row.change1h),
  price('price', '价格', (row) => row.price),
  amount('depth', '±2%深度', (row) => row.depth),
  amount('cap', '流通市值', (row) => row.marketCap, { definition: 'marketCap' }),
  count('age', '上线天数', '天', (row) => row.age, { width: 92 }),
  exchange('venue', '平台', ({ venue, venueCode }) => ({ code: venueCode, name: venue }), { width: 152 }),
];

const venueColumns: readonly Column<DexVenue>[] = [
  star(),
  rowName('name', '平台', (row) => exchangeSubject(row), {
    width: 160,
    phoneWidth: 136,
  }),
  amount('volume', '24H成交额', (row) => row.volume24h || null, { arrives: 'desc', definition: 'volume24h' }),
  share('share', '份额', (row) => (row.volume24h ? row.share : null)),
  amount('futures', '合约24H成交额', (row) => row.futures24h || null, { width: 108 }),
  amount('tvl', 'TVL', (row) => row.tvl, { definition: 'tvl' }),
  names('chains', '公链', (row) => row.chains, { width: 200, grow: true }),
];

/** On-chain trading. */
export const dexDashboard = dashboard({
  description: '链上交易的成交额、平台与公链份额、热门交易对与新币。',
  interpretation: {
    meaning: '去中心化交易所的成交额、平台与公链份额、热门交易对与新币。',
    howToRead: [
      '占现货成交的比例上升，说明交易从中心化平台移向链上；新币行情时升得最快。',
      '看交易对先看深度：成交额大而 ±2% 深度小的池子，滑点高，价格容易被拉动。',
    ],
    weakPoints: [
      '聚合器（如 Jupiter）转出的成交可能同时计入底层池子，这里按平台各自的成交统计。',
      '新币池子的成交额可以由少数地址来回刷出，上线天数少的要谨慎。',
    ],
    formula:
      '份额 = 平台 24H成交额 ÷ 全部 DEX 24H成交额；多链平台按公链拆分，各链份额未知的多链平台自成一项，合计 100%',
    source: '各 DEX 合约的成交记录',
    cadence: '约每 5 秒，走势每日',
  },
  sentence: dexSentence,
  facts: (_value: DexOverview) => dexFacts,
  table: {
    id: 'dex-venues',
    title: '平台',
    columns: venueColumns,
    rows: ({ venues }) => venues,
    key: ({ code }) => code,
    leadsTo: ({ code }) => linkTo('exchange', { id: code }),
  },
});
