import type { ChangeBase } from '../constants/changeBase.ts';
import type { CoinDetail } from '../contract/coin/info.ts';
import { formatCount } from '../format/amount.ts';
import { formatPercent } from '../format/percent.ts';
import { formatDate } from '../format/time.ts';
import { writeAmount } from '../format/written.ts';
import { type CoinFact, fact, supplyOf } from './coinFact.ts';
import { ratio } from './moreValues.ts';
import { amount, change, number, price, share } from './values.ts';
import { text } from './words.ts';

const BITCOIN = 'bitcoin';
/** A share that is written as 0.00 %. */
const NO_SHARE = 0.005;
/** What differs by less is the same figure under another name, %. */
const SAME_WITHIN = 0.5;

/** The market of a coin, each fact once: value and trade, the ranges of its price, its supply, where it is held. */
export const coinFacts: readonly CoinFact[] = [
  fact(
    amount('marketCap', '流通市值', ({ quote }) => quote.marketCap, { definition: 'marketCap' }),
    {
      from: ['supply'],
    },
  ),
  fact(
    share('marketShare', '全球市值占比', ({ quote }) => quote.marketShare, { definition: 'marketShare' }),
    {
      from: ['marketCap'],
      means: ({ quote }) => (quote.marketShare ?? 0) >= NO_SHARE,
    },
  ),
  fact(
    amount('fullyDilutedValue', '完全稀释市值', ({ quote }) => quote.fullyDilutedValue, {
      definition: 'fullyDilutedValue',
    }),
    {
      from: ['maxSupply', 'totalSupply'],
      means: ({ quote }) => differs(quote.fullyDilutedValue, quote.marketCap),
    },
  ),
  fact(amount('volume24h', '24H成交额', ({ quote }) => quote.volume24h, { definition: 'volume24h' })),
  fact(
    number(
      'coins24h',
      '24H量',
      ({ quote }) => quote.volumeCoins24h,
      ({ quote, symbol }) => writeAmount(quote.volumeCoins24h, symbol),
      { definition: 'amount24h', width: 96 },
    ),
    { from: ['volume24h'] },
  ),
  fact(
    share('turnover', '24H换手', ({ quote }) => quote.turnoverRate, { definition: 'turnoverRate' }),
    {
      from: ['volume24h', 'marketCap'],
    },
  ),
  fact(
    ratio('volumeRatio', '量比', ({ quote }) => quote.volumeRatio, { definition: 'volumeRatio' }),
    {
      note: ({ quote }) => paceOf(quote.volumeRatio),
    },
  ),
  ...range('24h', '24H', ({ quote }) => [quote.low24h, quote.high24h]),
  fact(
    share('amplitude', '24H振幅', ({ quote }) => quote.amplitude24h, { definition: 'amplitude' }),
    {
      from: ['high24h', 'low24h'],
    },
  ),
  ...range('7d', '7日', ({ quote }) => [quote.low7d, quote.high7d]),
  ...changes(),
  fact(
    price('allTimeHigh', '历史最高', ({ history }) => history.allTimeHigh, { definition: 'allTimeHigh' }),
    {
      note: ({ history: { allTimeHigh, allTimeHighAt, drawdown } }) =>
        recordNote(allTimeHigh, allTimeHighAt, drawdown),
    },
  ),
  fact(
    price('allTimeLow', '历史最低', ({ history }) => history.allTimeLow, { definition: 'allTimeLow' }),
    {
      note: ({ history: { allTimeLow, allTimeLowAt } }) => recordNote(allTimeLow, allTimeLowAt, null),
    },
  ),
  fact(supplyOf('supply', '流通总量', ({ supply }) => supply.circulatingSupply, 'supply')),
  fact(
    share('circulationRate', '流通率', ({ supply }) => supply.circulationRate, {
      definition: 'circulationRate',
    }),
    {
      from: ['supply', 'maxSupply'],
      means: ({ supply }) => !supply.isUnlimited && supply.circulationRate !== null,
    },
  ),
  fact(
    supplyOf('totalSupply', '总供应量', ({ supply }) => supply.total, 'totalSupply'),
    {
      means: ({ supply: { total, max, circulatingSupply } }) =>
        total !== null && differs(total, max) && differs(total, circulatingSupply),
    },
  ),
  fact(
    text(
      'maxSupply',
      '最大供应量',
      ({ supply: { isUnlimited, max }, symbol }) =>
        isUnlimited ? '无上限' : writeAmount(max, symbol, 'exact').text,
      { definition: 'maxSupply', width: 112 },
    ),
  ),
  fact(
    ratio('btcCorrelation', 'BTC相关性', ({ quote }) => quote.btcCorrelation, {
      definition: 'btcCorrelation',
    }),
    {
      note: () => '90日',
      means: ({ code }) => code !== BITCOIN,
    },
  ),
  fact(
    number(
      'holders',
      '持币地址数',
      ({ supply }) => supply.holders,
      ({ supply }) => writeAmount(supply.holders, '个'),
      { definition: 'holders', width: 96 },
    ),
    { means: ({ supply }) => supply.holders !== null },
  ),
  fact(
    number(
      'exchangeCount',
      '上架交易所',
      ({ markets }) => markets.exchangeCount,
      ({ markets }) => writeAmount(markets.exchangeCount, '家'),
      { definition: 'exchangeCount', width: 96 },
    ),
    {
      note: ({ markets: { pairCount } }) =>
        pairCount === null ? null : `${formatCount(pairCount)} 个现货交易对`,
      means: ({ markets }) => markets.exchangeCount !== null,
    },
  ),
];

/** The lowest and the highest price of a period: the ends of one line. */
function range(
  id: '24h' | '7d',
  label: string,
  read: (coin: CoinDetail) => readonly [low: number | null, high: number | null],
): readonly CoinFact[] {
  const own = (end: string) => ({ definition: id === '24h' ? `${end}24h` : 'priceRange' });
  const means = (coin: CoinDetail) => id === '24h' || read(coin).every((end) => end !== null);
  return [
    fact(
      price(`low${id}`, `${label}最低`, (coin) => read(coin)[0], own('low')),
      { end: 'low', means },
    ),
    fact(
      price(`high${id}`, `${label}最高`, (coin) => read(coin)[1], own('high')),
      { end: 'high', means },
    ),
  ];
}

/** The change over every period but that of the head; none of a coin that is younger. */
function changes(): readonly CoinFact[] {
  const of = (
    key: 'change1h' | 'change24h' | 'changeUtc8' | 'changeUtc0' | 'change7d' | 'change30d' | 'change1y',
    label: string,
    base?: ChangeBase,
  ) =>
    fact(
      change(key, `${label}涨跌`, ({ quote }) => quote[key], { definition: key }),
      {
        means: ({ quote }, shown) => quote[key] !== null && base !== shown,
      },
    );
  return [
    of('change1h', '1小时'),
    of('change24h', '24小时', '24H'),
    of('changeUtc8', '今日（北京0点）', 'UTC8'),
    of('changeUtc0', '今日（UTC0点）', 'UTC0'),
    of('change7d', '7日'),
    of('change30d', '30日'),
    of('change1y', '1年'),
  ];
}

/** How far below it the price is, %, and when a record was set; in its place why there is none: no source has told it yet. */
function recordNote(record: number | null, at: number | null, drawdown: number | null): string {
  if (record === null) return '暂无来源';
  return [drawdown === null ? '' : formatPercent(drawdown), at === null ? '' : formatDate(at)]
    .filter((part) => part !== '')
    .join('，');
}

/** 量比 in words. */
function paceOf(ratioOfDays: number | null): string | null {
  if (ratioOfDays === null || ratioOfDays === 1) return null;
  return ratioOfDays > 1 ? '高于 5 日均量' : '低于 5 日均量';
}

function differs(one: number | null, other: number | null): boolean {
  if (one === null) return false;
  return other === null || Math.abs(one / other - 1) * 100 >= SAME_WITHIN;
}
