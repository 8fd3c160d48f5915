import type { Activity, ActivityKind } from '../contract/activity.ts';
import type { CoinRow } from '../contract/coins.ts';
import type { NewCoin } from '../contract/newCoins.ts';
import type { HotSearch } from '../contract/search.ts';
import { UNKNOWN, writeMoney, writeRatio } from '../format/written.ts';
import { timesToHigh } from '../indicators/priceChange.ts';
import { capRank, change24h, coinName, coinPrice, marketCap, volume24h } from './coin.ts';
import type { Column } from './column.ts';
import { ago, count, date, ratio } from './moreValues.ts';
import { amount, change, number, price } from './values.ts';
import { exchange, place, star, text } from './words.ts';

const DAY = 86_400_000;

/** Multiple of its current price at which a coin reaches its all-time high. */
function toHigh(row: CoinRow): number | null {
  return row.price && row.allTimeHigh ? timesToHigh(row.price, row.allTimeHigh) : null;
}

/** How far coins are from their all-time high. `now` (epoch ms) is the end of the elapsed days. */
export function athColumns(now: number): readonly Column<CoinRow>[] {
  const days = ({ allTimeHighAt: at }: CoinRow) =>
    at === null ? null : Math.max(0, Math.floor((now - at) / DAY));
  return [
    star(),
    place((row) => row.rank),
    coinName(),
    change('drawdown', '距历史最高', (row) => row.drawdown, {
      width: 108,
      phoneWidth: 94,
      phone: 'key',
      definition: 'drawdown',
    }),
    price('allTimeHigh', '历史最高', (row) => row.allTimeHigh, {
      phoneWidth: 104,
      phone: 'key',
      definition: 'allTimeHigh',
    }),
    coinPrice({ phoneUnder: 'allTimeHigh' }, '现价'),
    date('allTimeHighAt', '最高日期', (row) => row.allTimeHighAt, { phoneUnder: 'drawdown' }),
    count('days', '距今天数', '天', days),
    ratio('times', '需涨至(倍)', toHigh),
    change24h(),
    marketCap({ arrives: 'desc' }),
  ];
}

/** The most searched coins; `rows` gives each its rank. */
export function hotSearchColumns(rows: readonly HotSearch[]): readonly Column<HotSearch>[] {
  const places = new Map(rows.map((row, index) => [row.code, index + 1]));
  return [
    star(),
    place((row) => places.get(row.code) ?? null),
    coinName(),
    number('heat', '热度', (row) => row.heat, writeHeat, {
      arrives: 'desc',
      width: 160,
      phoneWidth: 96,
      align: 'left',
      phone: 'key',
      csvLabel: () => '热度(0-100)',
    }),
    number('heatChange', '名次变化', (row) => row.heatChange, writePlaceChange, { width: 88 }),
    coinPrice({ phoneWidth: 104, phone: 'key' }),
    change24h({ phoneUnder: 'price' }),
    capRank(),
  ];
}

function writeHeat({ heat }: HotSearch) {
  return heat === null ? UNKNOWN : { text: String(Math.round(heat)) };
}

function writePlaceChange({ heatChange }: HotSearch) {
  if (heatChange === null) return UNKNOWN;
  if (heatChange === 0) return { text: '持平' };
  return { text: heatChange > 0 ? `▲${heatChange}` : `▼${-heatChange}` };
}

/** Why a coin is on the activity list. */
export const ACTIVITY_NAMES: Readonly<Record<ActivityKind, string>> = {
  volume: '放量',
  high: '创24H新高',
  low: '创24H新低',
  trade: '大单',
};

/** Which side a large trade was on. */
const TRADE_SIDES = { buy: '买入', sell: '卖出' } as const;

/** Coins with unusual activity, and its kind. */
export const activityColumns: readonly Column<Activity>[] = [
  star(),
  coinName(),
  text('kind', '异动', (row) => ACTIVITY_NAMES[row.kind], { width: 96, phoneWidth: 92, phone: 'key' }),
  number(
    'ratio',
    '5分钟量比',
    (row) => row.volumeRatio,
    (row) => writeRatio(row.volumeRatio),
    { arrives: 'desc', width: 96, filter: { unit: '倍', scale: 1 }, definition: 'volumeRatio5m' },
  ),
  number(
    'trade',
    '大单金额',
    (row) => row.tradeValue,
    (row, terms) => {
      const money = writeMoney(row.tradeValue, 'amount', terms);
      return row.tradeSide === null || row.tradeValue === null
        ? money
        : { ...money, text: `${TRADE_SIDES[row.tradeSide]} ${money.text}` };
    },
    { width: 120, csvLabel: () => '大单金额(USD)' },
  ),
  change('change5m', '5分钟涨幅', (row) => row.change5m, { phoneUnder: 'price' }),
  amount('volume5m', '5分钟成交额', (row) => row.volume5m),
  coinPrice({ phoneWidth: 104, phone: 'key' }),
  change24h(),
  volume24h(),
  ago('time', '时间', (row) => row.time, { phoneUnder: 'kind' }),
];

/** The newest listings, and their performance since. */
export const newCoinColumns: readonly Column<NewCoin>[] = [
  star(),
  coinName(),
  ago('listedAt', '上线时间', (row) => row.listedAt, { arrives: 'desc', phoneUnder: 'price' }),
  exchange('exchange', '首发交易所', ({ exchangeCode: code, exchangeName: name }) => ({ code, name }), {
    width: 112,
  }),
  text('pair', '交易对', (row) => row.pair, { width: 116 }),
  price('firstPrice', '首发价', (row) => row.firstPrice),
  coinPrice({ phoneWidth: 100, phone: 'key' }, '现价'),
  change('sinceListing', '至今涨幅', (row) => row.changeSinceListing, { phoneWidth: 98, phone: 'key' }),
  change24h({ phoneUnder: 'sinceListing' }),
  volume24h(),
  text('mineable', '可挖', (row) => (row.isMineable ? '是' : '否'), { width: 56, align: 'center' }),
];
