import { turnoverRate } from '@coinmirror/shared/indicators/marketValue.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { DOLLAR_COINS } from '../../catalogue/dollarCoins.ts';
import { equal, type Instance, isNear, sumOf } from './relation.ts';

/** What a row of the list reports of a coin. Money in USD. */
export interface ListedCoin {
  readonly code: string;
  readonly price: number;
  readonly marketCap: number | null;
  readonly circulatingSupply: number | null;
  readonly volume24h: number | null;
  readonly turnoverRate: number | null;
  readonly allTimeHigh: number | null;
  readonly allTimeLow: number | null;
  readonly drawdown: number | null;
  /** 0 or null: unranked. */
  readonly rank: number | null;
}

const list = hrefTo('home');
const pageOf = (code: string) => hrefTo('coin', { coinCode: code });

/** 流通市值 = 价格 × 流通量, of each coin whose supply is known. */
export function valueIsPriceTimesSupply(coins: readonly ListedCoin[]): readonly Instance[] {
  return coins.flatMap(({ code, price, circulatingSupply, marketCap }) =>
    circulatingSupply === null || marketCap === null
      ? []
      : equal('流通市值 = 价格 × 流通量', code, [
          { value: marketCap, path: list },
          { value: price * circulatingSupply, path: pageOf(code) },
        ]),
  );
}

/** 换手率 = 24H 成交额 ÷ 流通市值, of each coin that has one. */
export function turnoverIsVolumeByValue(coins: readonly ListedCoin[]): readonly Instance[] {
  return coins.flatMap(({ code, volume24h, marketCap, turnoverRate: rate }) =>
    rate === null || volume24h === null
      ? []
      : equal('换手率 = 24H成交额 ÷ 流通市值', code, [
          { value: rate, path: list },
          { value: turnoverRate(volume24h, marketCap), path: pageOf(code) },
        ]),
  );
}

/** 历史最低 ≤ 价格 ≤ 历史最高, of each coin whose records are known. */
export function recordsHoldThePrice(coins: readonly ListedCoin[]): readonly Instance[] {
  return coins.flatMap(({ code, price, allTimeLow, allTimeHigh }) => [
    ...within('价格 ≤ 历史最高', code, price, allTimeHigh),
    ...within('价格 ≥ 历史最低', code, allTimeLow, price),
  ]);
}

/** 24H 最低 ≤ 价格 ≤ 24H 最高, of one coin's page. */
export function dayHoldsThePrice(
  code: string,
  { price, high24h, low24h }: Readonly<Record<'price' | 'high24h' | 'low24h', number | null>>,
): readonly Instance[] {
  return [
    ...within('价格 ≤ 24H最高', code, price, high24h),
    ...within('价格 ≥ 24H最低', code, low24h, price),
  ];
}

function within(
  relation: string,
  code: string,
  less: number | null,
  more: number | null,
): readonly Instance[] {
  if (less === null || more === null) return [];
  const path = pageOf(code);
  const holds = less <= more || isNear(less, more);
  return [{ relation, subject: code, left: { value: less, path }, right: { value: more, path }, holds }];
}

/** 排名 follows 流通市值: of two coins that follow each other the second is worth less, and its rank is the next one. */
export function ranksFollowValue(coins: readonly ListedCoin[]): readonly Instance[] {
  const ranked = coins.filter(({ rank, marketCap }) => rank && marketCap !== null);
  return ranked.slice(1).map((coin, at): Instance => {
    const before = ranked[at];
    const holds =
      (before?.marketCap ?? 0) >= (coin.marketCap ?? 0) && (before?.rank ?? 0) + 1 === (coin.rank ?? 0);
    return {
      relation: '排名按流通市值',
      subject: coin.code,
      left: { value: before?.marketCap ?? null, path: pageOf(before?.code ?? coin.code) },
      right: { value: coin.marketCap, path: pageOf(coin.code) },
      holds,
    };
  });
}

/** What the line above the list reports of the market. */
export interface MarketTotals {
  readonly marketCap: number | null;
  readonly volume24h: number | null;
  readonly btcDominance: number | null;
}

/** 总市值, 24H 成交额 and BTC 占比 are those of the ranked rows; `coins`: all of them. */
export function totalsAreTheSumOfRows(
  totals: MarketTotals,
  coins: readonly Pick<ListedCoin, 'code' | 'marketCap' | 'volume24h'>[],
): readonly Instance[] {
  const charts = hrefTo('charts');
  const worth = sumOf(coins.map(({ marketCap }) => marketCap));
  const bitcoin = coins.find(({ code }) => code === 'bitcoin');
  const sides = (value: number | null, sum: number | null) =>
    [
      { value, path: charts },
      { value: sum, path: list },
    ] as const;
  return [
    equal('总市值 = 各币流通市值之和', '', sides(totals.marketCap, worth)),
    equal(
      '总成交额 = 各币成交额之和（美元稳定币除外）',
      '',
      sides(totals.volume24h, sumOf(coins.map((row) => (DOLLAR_COINS.has(row.code) ? 0 : row.volume24h)))),
    ),
    equal(
      'BTC 占比 = BTC 流通市值 ÷ 总市值',
      '',
      sides(totals.btcDominance, bitcoin && worth > 0 ? ((bitcoin.marketCap ?? 0) / worth) * 100 : null),
    ),
  ];
}

/** The same coin has the same numbers in a list and on its page. */
export function pageReportsTheRow(
  row: Pick<ListedCoin, 'code' | 'price' | 'marketCap' | 'volume24h'>,
  quote: Readonly<Record<'price' | 'marketCap' | 'volume24h', number | null>>,
): readonly Instance[] {
  const { code } = row;
  const same = (name: string, left: number | null, right: number | null) =>
    equal(`列表与币种页的${name}相同`, code, [
      { value: left, path: list },
      { value: right, path: pageOf(code) },
    ]);
  return [
    same('价格', row.price, quote.price),
    same('流通市值', row.marketCap, quote.marketCap),
    same('24H成交额', row.volume24h, quote.volume24h),
  ];
}
