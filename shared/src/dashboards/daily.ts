import { dayOfText } from '../calendar/days.ts';
import { coinSubject } from '../columns/coin.ts';
import type { Column } from '../columns/column.ts';
import { score } from '../columns/moreValues.ts';
import { amount, change, price } from '../columns/values.ts';
import { rowName } from '../columns/words.ts';
import type { DayFigures } from '../contract/news/daily.ts';
import { linkTo } from '../routes/link.ts';
import { dailySentence } from '../sentences/daily.ts';
import { dashboard } from './dashboards.ts';

type DayCoin = DayFigures['coins'][number];

/** `date` of the address → parameters of the call; the last day that is over for anything that is no date. */
export function dailyParams(asked: string | null): { readonly date?: string } {
  return asked !== null && dayOfText(asked) !== null ? { date: asked } : {};
}

const facts: readonly Column<DayFigures>[] = [
  amount('marketCap', '收盘总市值', ({ marketCap }) => marketCap),
  change('marketCapChange', '总市值变化', ({ marketCap, marketCapBefore }) =>
    grown(marketCap, marketCapBefore),
  ),
  amount('turnover', '成交额', ({ turnover }) => turnover),
  change('turnoverChange', '成交额较前一天', ({ turnover, turnoverBefore }) =>
    grown(turnover, turnoverBefore),
  ),
  score('fearGreed', '恐惧贪婪', ({ fearGreed }) => fearGreed, { digits: 0, definition: 'fearGreed' }),
  score('fearGreedBefore', '前一天恐惧贪婪', (day) => day.fearGreedBefore, {
    digits: 0,
    definition: 'fearGreed',
  }),
  amount('longs', '多单爆仓', ({ longs }) => longs, { definition: 'liquidations' }),
  amount('shorts', '空单爆仓', ({ shorts }) => shorts, { definition: 'liquidations' }),
];

/** Change from `before` to `now`, %; null where one of them is unknown. */
export function grown(now: number | null, before: number | null): number | null {
  return now === null || before === null || before <= 0 ? null : (now / before - 1) * 100;
}

const coinColumns: readonly Column<DayCoin>[] = [
  rowName('coin', '币种', coinSubject, { width: 160, phoneWidth: 132 }),
  price('close', '收盘价', ({ close }) => close),
  change('change', '当日涨跌', (row) => row.change, { arrives: 'desc' }),
  amount('turnover', '成交额', ({ turnover }) => turnover),
];

/** The coins that moved most over the day, up or down, in the order of the list. */
export function biggestMoves(coins: readonly DayCoin[], most: number): readonly DayCoin[] {
  const largest = coins.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, most);
  return coins.filter((coin) => largest.includes(coin));
}

/** A day of the market in numbers. */
export const dailyDashboard = dashboard({
  description: '加密市场日报：每天的总市值、成交额、恐惧贪婪、爆仓与主流币涨跌，只写算得出来的数字。',
  interpretation: {
    meaning: '前一天（北京时间 0 点到 24 点）的市场，用数字写完。',
    howToRead: [
      '当日涨跌从北京时间 0 点的价格算到 24 点，和行情里滚动的 24 小时涨跌不是一段时间。',
      '先看总市值和成交额是不是同向：放量的涨跌比缩量的更有代表性。',
      '爆仓只统计盯住的币种；有一个小时不知道，这一天就写 --，不用估计补上。',
    ],
    weakPoints: [
      '总市值用今天的流通量乘当天的收盘价，大额解锁或销毁前后会有偏差。',
      '主流币名单固定，不含稳定币与当天才上线的币种，最强最弱只在名单里比。',
    ],
    formula: '当日涨跌 = 24 点价格 ÷ 0 点价格 − 1；变化 = 当天 ÷ 前一天 − 1',
    source: '本站日 K 线、爆仓与快讯',
    cadence: '每天 0 点后，保留 90 天',
  },
  sentence: dailySentence,
  facts: (_value: DayFigures) => facts,
  table: {
    id: 'daily-coins',
    title: '主流币当日涨跌',
    columns: coinColumns,
    rows: ({ coins }) => coins,
    key: ({ code }) => code,
    leadsTo: ({ code }) => linkTo('coin', { coinCode: code }),
  },
});
