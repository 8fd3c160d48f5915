import type { Dex, ExchangeGrade, FuturesVenue } from '../contract/exchange/rankings.ts';
import type { GradePartName } from '../contract/exchange/words.ts';
import type { ExchangeRow } from '../contract/exchanges.ts';
import { formatFixed } from '../format/formatFixed.ts';
import { UNKNOWN, writePercent } from '../format/written.ts';
import type { Column } from './column.ts';
import { count, ratio, score } from './moreValues.ts';
import { riskColumn } from './risk.ts';
import { amount, change, number, percent, share } from './values.ts';
import { drawn, exchangeSubject, names, rowName, text } from './words.ts';

interface Named {
  readonly code: string;
  readonly name: string;
  readonly logo: string;
}

/** An exchange in a list of exchanges. */
export function platform<Row extends Named>(): Column<Row> {
  return rowName('name', '平台', exchangeSubject, { width: 168, phoneWidth: 136 });
}

const VOLUME = { width: 112, phoneWidth: 104, phone: 'key', definition: 'exchangeVolume' } as const;

function spotVolume<Row extends { readonly volume24h: number | null }>(): Column<Row> {
  return amount('volume', '24H现货成交额', (row) => row.volume24h || null, VOLUME);
}

function rating<Row extends { readonly rating: number | null }>(): Column<Row> {
  return score('rating', '评级', (row) => row.rating, { width: 76, definition: 'exchangeRating' });
}

const risk: Column<ExchangeRow> = riskColumn('exchangeRisk');

/** The list of exchanges: rating, volume, reserves, popularity, warnings. */
export const exchangeListColumns: readonly Column<ExchangeRow>[] = [
  platform(),
  spotVolume(),
  change('volumeChange', '较前日', (row) => row.volumeChange24h, {
    width: 104,
    phoneUnder: 'volume',
    definition: 'volumeChange',
  }),
  { ...rating(), arrives: 'desc', phone: 'key', phoneWidth: 80 },
  amount('futures', '24H合约成交额', (row) => row.futuresVolume24h, {
    width: 112,
    definition: 'exchangeVolume',
  }),
  amount('reserve', '资产储备', (row) => row.reserve, { phoneUnder: 'futures', definition: 'reserve' }),
  count('pairs', '交易对', '个', (row) => row.pairCount, { width: 84 }),
  count('coins', '币种', '个', (row) => row.coinCount, { width: 72, optional: true }),
  score('heat', '人气', (row) => row.heat, { width: 76, definition: 'exchangeHeat' }),
  risk,
  drawn('trend', '7日成交', { width: 106, align: 'right' }),
];

/** Exchanges by popularity. */
export const hotExchangeColumns: readonly Column<ExchangeRow>[] = [
  platform(),
  score('heat', '人气指数', (row) => row.heat, {
    arrives: 'desc',
    width: 132,
    phoneWidth: 90,
    phone: 'key',
    definition: 'exchangeHeat',
  }),
  change('heatChange', '7日变化', (row) => row.heatChange7d, { phoneUnder: 'heat' }),
  rating(),
  spotVolume(),
  change('volumeChange', '较前日', (row) => row.volumeChange24h, {
    width: 104,
    phoneUnder: 'volume',
    definition: 'volumeChange',
  }),
  amount('futures', '24H合约成交额', (row) => row.futuresVolume24h, {
    width: 112,
    definition: 'exchangeVolume',
  }),
  risk,
];

/** Name of each part of a rating. */
export const GRADE_NAMES: Readonly<Record<GradePartName, string>> = {
  traffic: '流量',
  liquidity: '流动性',
  assets: '资产',
  compliance: '合规',
  security: '安全',
  team: '团队',
  reputation: '口碑',
};

/** Reasons why a part of a rating rose or fell. */
const GRADE_REASONS: Readonly<Record<GradePartName, readonly [up: string, down: string]>> = {
  traffic: ['访问与搜索增加', '访问与搜索减少'],
  liquidity: ['±2% 深度变厚、价差收窄', '±2% 深度变薄、价差扩大'],
  assets: ['公布的储备增加', '公布的储备减少'],
  compliance: ['新增牌照或登记', '牌照或监管状态变差'],
  security: ['安全审计与事故后的时间', '新的安全风险'],
  team: ['管理层信息更完整', '管理层变动'],
  reputation: ['投诉减少', '投诉增加'],
};

/** The parts of a rating that changed, largest effect first, in points of the whole rating. */
export function gradeMoves({ parts }: Pick<ExchangeGrade, 'parts'>) {
  return parts
    .map(({ key, change: moved, weight }) => ({
      key,
      name: GRADE_NAMES[key],
      points: (moved ?? 0) * weight,
      reason: GRADE_REASONS[key][(moved ?? 0) > 0 ? 0 : 1],
    }))
    .filter(({ points }) => Math.abs(points) >= 0.05)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** Why a rating changed, in one line: `流动性 +0.4（±2% 深度变厚、价差收窄）`. */
export function gradeReason(grade: Pick<ExchangeGrade, 'parts'>): string {
  return gradeMoves(grade)
    .slice(0, 2)
    .map(({ name, points, reason }) => `${name} ${signed(points)}（${reason}）`)
    .join('；');
}

const signed = (points: number) => `${points > 0 ? '+' : ''}${formatFixed(points, 1)}`;

const part = (key: GradePartName): Column<ExchangeGrade> =>
  number(
    key,
    GRADE_NAMES[key],
    (row) => partOf(row, key),
    (row) => ({ text: formatFixed(partOf(row, key), 0) }),
    { width: 64 },
  );

const partOf = ({ parts }: ExchangeGrade, key: GradePartName) =>
  parts.find((one) => one.key === key)?.score ?? null;

/** Ratings with their parts, the changes, and the reasons. */
export const gradeColumns: readonly Column<ExchangeGrade>[] = [
  platform(),
  score('rating', '总分', (row) => row.rating, { arrives: 'desc', width: 76, definition: 'exchangeRating' }),
  number(
    'ratingChange',
    '30日变化',
    (row) => row.ratingChange,
    ({ ratingChange: by }) => (by === null ? UNKNOWN : { text: by === 0 ? '持平' : signed(by) }),
    { width: 88 },
  ),
  number(
    'rankChange',
    '名次变化',
    (row) => row.rankChange,
    ({ rankChange: by }) =>
      by === null ? UNKNOWN : { text: by === 0 ? '持平' : `${by > 0 ? '▲' : '▼'}${Math.abs(by)}` },
    { width: 84 },
  ),
  part('liquidity'),
  part('security'),
  part('compliance'),
  part('traffic'),
  part('assets'),
  part('team'),
  part('reputation'),
  text('why', '变化原因', gradeReason, { width: 400 }),
];

/** Exchanges by their futures. */
export const futuresVenueColumns: readonly Column<FuturesVenue>[] = [
  platform(),
  amount('volume', '24H合约成交额', (row) => row.futuresVolume24h, { ...VOLUME, arrives: 'desc' }),
  amount('openInterest', '持仓量', (row) => row.openInterest, {
    phoneWidth: 90,
    phone: 'key',
    definition: 'openInterest',
  }),
  share('share', '份额', (row) => row.share, { width: 76, phoneUnder: 'volume' }),
  ratio(
    'turnover',
    '成交/持仓比',
    (row) => (row.openInterest ? row.futuresVolume24h / row.openInterest : null),
    {
      width: 88,
    },
  ),
  percent(
    'funding',
    'BTC费率',
    (row) => row.btcFundingRate,
    (value) => writePercent(value, { places: 4 }),
    { definition: 'fundingRate', width: 104 },
  ),
  amount('liquidations', '24H爆仓', (row) => row.liquidations24h, { definition: 'exchangeLiquidations' }),
  share('longShare', '多单爆仓占比', (row) => row.longShare, { width: 112 }),
  count('contracts', '合约数', '个', (row) => row.contractCount, { width: 80 }),
  rating(),
];

const dexWeek = change<Dex>('change7d', '较 7 日均值', (row) => row.change7d, {
  phoneUnder: 'volume',
  definition: 'dexChange7d',
});
const dexShare = share<Dex>('share', '份额', (row) => row.share, { width: 76 });
const locked = amount<Dex>('locked', 'TVL', (row) => row.locked, {
  phoneWidth: 84,
  phone: 'key',
  definition: 'tvl',
});
const traders = count<Dex>('users', '24H用户', '个', (row) => row.users24h || null);
const dexChains = names<Dex>('chains', '公链', (row) => row.chains, { width: 248 });

/** Decentralised exchanges of coins. */
export const dexColumns: readonly Column<Dex>[] = [
  platform(),
  { ...spotVolume(), arrives: 'desc' },
  dexWeek,
  dexShare,
  locked,
  traders,
  count('pairs', '交易对', '个', (row) => row.pairCount || null, { width: 84 }),
  dexChains,
];

/** Decentralised exchanges of perpetuals, which have no pairs of coins. */
export const perpDexColumns: readonly Column<Dex>[] = [
  platform(),
  amount('volume', '24H合约成交额', (row) => row.futuresVolume24h, { ...VOLUME, arrives: 'desc' }),
  dexWeek,
  dexShare,
  locked,
  traders,
  dexChains,
];
