import { MirrorChart } from '#charts/mirror/MirrorChart.tsx';
import { MirrorDeviation } from '#charts/mirror/MirrorDeviation.tsx';
import { MirrorFigure } from '#charts/mirror/MirrorFigure.tsx';
import { MirrorList } from '#charts/mirror/MirrorList.tsx';
import { MirrorSplit } from '#charts/mirror/MirrorSplit.tsx';
import { NOW } from '../../data/market.ts';
import {
  CRASH_TOTAL,
  crash,
  gappy,
  HOURS,
  halfOf,
  missing,
  QUIET_TOTAL,
  quiet,
  RANGES,
  stackedOf,
  VENUES,
} from '../../data/mirror.ts';
import type { Exhibit } from '../../exhibit.ts';

const ABOUT = { source: '各合约平台', asOf: NOW, bucketName: '时间' };
const FLOOR = 1e8;

const sides = ({ longs, shorts }: typeof gappy) => ({
  buckets: HOURS,
  above: halfOf('long', '多单爆仓', 'up', longs, FLOOR),
  below: halfOf('short', '空单爆仓', 'down', shorts, FLOOR),
});
const CRASH = sides(crash);
const QUIET = sides(quiet);
const GAPPY = sides(gappy);
const MISSING = sides(missing);

const NOTHING = { parts: [] };
const totals = (values: readonly (number | null)[]) => ({ name: '总市值', kind: 'money', values }) as const;
const counts = (rises: readonly number[], falls: readonly number[]) => ({
  title: '涨跌分布',
  kind: 'count' as const,
  buckets: RANGES,
  written: true,
  above: halfOf('rise', '涨', 'up', rises, 150),
  below: halfOf('fall', '跌', 'down', falls, 150),
});
const RATIOS = [1.02, 0.97, 1.05, 0.93, 1.01, 1.11, 0.99, 1, null, 0.95];
const CALM_RATIOS = RATIOS.map((_, at) => 1 + (at % 3) / 500);
const NO_RATIOS = RATIOS.map(() => null);
const PREMIUMS = HOURS.map((_, at) => 0.2 * Math.sin(at / 4) - 0.05);
const DEPEG = HOURS.map((_, at) => (at < 14 ? (PREMIUMS[at] ?? null) : -0.4 * (at - 13)));

const ratios = (values: readonly (number | null)[]) => ({
  ...ABOUT,
  title: '各平台多空人数比',
  bucketName: '平台',
  kind: 'ratio' as const,
  digits: 2,
  name: '多空人数比',
  buckets: VENUES,
  labels: 'all' as const,
  values,
  line: 1,
  floor: 0.2,
  sides: { above: '多单更多', below: '空单更多' },
  tones: { above: 'up', below: 'down' } as const,
});
const peg = (values: readonly (number | null)[]) => ({
  ...ABOUT,
  title: 'USDT 偏离锚定价',
  kind: 'percent' as const,
  name: '偏离',
  buckets: HOURS,
  values,
  line: 0,
  floor: 0.6,
  sides: { above: '溢价', below: '折价' },
});
const split = (market: number, sector: number, own: number | null) => [
  { key: 'market', name: '大盘', value: market },
  { key: 'sector', name: '公链板块', value: sector },
  { key: 'own', name: '自身', value: own },
];
const line = (key: string, content: string) => ({ key, content });

export const exhibit: Exhibit = {
  title: 'MirrorChart, MirrorDeviation, MirrorFigure, MirrorSplit, MirrorList',
  about: 'One line: above it what happened, below it its counterpart or reason. Solid is the larger side.',
  states: [
    {
      name: 'two sides of a crash',
      wide: true,
      show: () => <MirrorChart {...ABOUT} title="最近 24 小时爆仓" kind="money" {...CRASH} />,
    },
    {
      name: 'two sides of a quiet day: both solid, and small',
      wide: true,
      show: () => <MirrorChart {...ABOUT} title="平静的一天" kind="money" {...QUIET} />,
    },
    {
      name: 'two sides with hours missing',
      wide: true,
      show: () => <MirrorChart {...ABOUT} title="缺三小时" kind="money" {...GAPPY} />,
    },
    {
      name: 'two sides without data',
      wide: true,
      show: () => <MirrorChart {...ABOUT} title="没有数据" kind="money" {...MISSING} />,
    },
    {
      name: 'an area over what hangs: a crash',
      show: () => (
        <MirrorFigure
          title="总市值与爆仓"
          kind="money"
          buckets={HOURS}
          area={totals(CRASH_TOTAL)}
          above={NOTHING}
          below={stackedOf(crash)}
        />
      ),
    },
    {
      name: 'an area over what hangs: quiet',
      show: () => (
        <MirrorFigure
          title="平静的总市值与爆仓"
          kind="money"
          buckets={HOURS}
          area={totals(QUIET_TOTAL)}
          above={NOTHING}
          below={stackedOf(quiet)}
        />
      ),
    },
    {
      name: 'an area over what hangs: no data',
      show: () => (
        <MirrorFigure
          title="没有总市值与爆仓"
          kind="money"
          buckets={HOURS}
          area={totals(missing.longs)}
          above={NOTHING}
          below={stackedOf(missing)}
        />
      ),
    },
    {
      name: 'a histogram of a crash',
      show: () => <MirrorFigure {...counts([25, 36, 20, 36, 20], [32, 42, 61, 182, 207])} />,
    },
    {
      name: 'a histogram of a quiet day',
      show: () => <MirrorFigure {...counts([60, 12, 3, 0, 0], [60, 13, 2, 0, 0])} title="平静的涨跌分布" />,
    },
    {
      name: 'venues above and below 1.00',
      wide: true,
      show: () => <MirrorDeviation {...ratios(RATIOS)} />,
    },
    {
      name: 'venues near 1.00',
      wide: true,
      show: () => <MirrorDeviation {...ratios(CALM_RATIOS)} title="接近平衡的多空人数比" />,
    },
    {
      name: 'venues without data',
      wide: true,
      show: () => <MirrorDeviation {...ratios(NO_RATIOS)} title="没有多空人数比" />,
    },
    {
      name: 'a peg that holds',
      wide: true,
      show: () => <MirrorDeviation {...peg(PREMIUMS)} />,
    },
    {
      name: 'a peg that is lost',
      wide: true,
      show: () => <MirrorDeviation {...peg(DEPEG)} title="USDT 脱锚" />,
    },
    {
      name: 'a split',
      show: () => <MirrorSplit title="跌幅拆分" total={-15.42} parts={split(-11.22, -4.66, 0.46)} />,
    },
    {
      name: 'a split of a quiet day',
      show: () => <MirrorSplit title="涨幅拆分" total={0} parts={split(0.31, -0.31, 0)} />,
    },
    {
      name: 'a split with an unknown part',
      show: () => <MirrorSplit title="未知拆分" total={2.1} parts={split(1, 2, null)} />,
    },
    {
      name: 'two lists',
      show: () => (
        <MirrorList
          above={{
            name: '刚刚',
            items: [line('a', '05:28 ETH 跌穿 $5,400'), line('b', '04:39 ADA 短时下挫 3.78%')],
            empty: '最近一小时没有快讯',
          }}
          below={{ name: '接下来', items: [line('c', '今日 08:00 BTC 资金费率结算')], empty: '今天没有日程' }}
        />
      ),
    },
    {
      name: 'two lists, one empty',
      show: () => (
        <MirrorList
          above={{ name: '刚刚发生', items: [], empty: '最近一小时没有快讯' }}
          below={{ name: '将发生', items: [line('c', '12-01 20:00 IP 解锁')], empty: '今天没有日程' }}
        />
      ),
    },
  ],
};
