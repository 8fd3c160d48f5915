import { HeatMap } from '#charts/heatMap/HeatMap.tsx';
import { NOW } from '../../data/market.ts';
import type { Exhibit } from '../../exhibit.ts';

const ABOUT = { source: '币镜', asOf: NOW };
const MONTHS = Array.from({ length: 12 }, (_, index) => `${index + 1}月`);
const HOURS = ['0时', '4时', '8时', '12时', '16时', '20时'];
const DAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];

const RETURNS = [2022, 2023, 2024, 2025].map((year, row) => ({
  name: String(year),
  values: MONTHS.map((_, month) =>
    year === 2025 && month > 9 ? null : Math.round(Math.sin(row * 5 + month * 1.7) * 2400) / 100,
  ),
}));
const ACTIVITY = DAYS.map((name, row) => ({
  name,
  values: HOURS.map((_, hour) => (2 + Math.sin(row + hour)) * 1e9),
}));

export const exhibit: Exhibit = {
  title: 'HeatMap',
  about: 'A grid of coloured numbers: a real table, which everyone can read.',
  states: [
    {
      name: 'changes around 0, some months to come',
      wide: true,
      show: () => (
        <HeatMap
          {...ABOUT}
          title="比特币月度涨跌幅"
          rowName="年份"
          kind="percent"
          scale="change"
          columns={MONTHS}
          rows={RETURNS}
        />
      ),
    },
    {
      name: 'changes that have the whole colour from 10 %, five columns at once on a phone',
      wide: true,
      show: () => (
        <HeatMap
          {...ABOUT}
          title="比特币月度收益"
          rowName="年份"
          kind="percent"
          digits={1}
          scale="change"
          strongest={10}
          snapped
          columns={MONTHS}
          rows={RETURNS}
        />
      ),
    },
    {
      name: 'one colour, stronger for more',
      wide: true,
      show: () => (
        <HeatMap
          {...ABOUT}
          title="每周成交额"
          rowName="星期"
          kind="money"
          scale="level"
          columns={HOURS}
          rows={ACTIVITY}
        />
      ),
    },
    {
      name: 'no data',
      show: () => (
        <HeatMap
          {...ABOUT}
          title="没有数据"
          rowName="年份"
          kind="percent"
          scale="change"
          columns={MONTHS}
          rows={[]}
        />
      ),
    },
  ],
};
