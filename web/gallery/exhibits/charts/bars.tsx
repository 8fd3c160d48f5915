import { type BarGroup, BarsChart } from '#charts/bars/BarsChart.tsx';
import { NOW } from '../../data/market.ts';
import type { Exhibit } from '../../exhibit.ts';

const ABOUT = { source: '币镜', asOf: NOW, height: 280 };
const EXCHANGES = ['币安', '欧易', 'HTX', 'Coinbase Exchange', 'Kraken', 'Gate'];
const MONTHS = Array.from({ length: 12 }, (_, index) => `${index + 1}月`);

const GROUPED: readonly BarGroup[] = [
  { key: 'spot', name: '现货', values: [212e8, 88e8, 31e8, 42e8, 12e8, 19e8] },
  { key: 'swap', name: '合约', values: [684e8, 312e8, 92e8, null, 8e8, 71e8] },
];
const STACKED = GROUPED.map((group) => ({ ...group, stack: 'volume' }));
const SIGNED: readonly BarGroup[] = [
  { key: 'flow', name: '净流入', values: [4e8, -2e8, 7e8, 1e8, -6e8, -3e8, 2e8, 9e8, -1e8, 3e8, -4e8, 5e8] },
];
const DIRECTIONS: readonly BarGroup[] = [
  { key: 'long', name: '多单爆仓', values: [3e7, 8e7, 2e7, 5e7, 1e7, 4e7], color: 'up' },
  { key: 'short', name: '空单爆仓', values: [6e7, 2e7, 4e7, 3e7, 2e7, 1e7], color: 'down' },
];
const NO_CATEGORIES: readonly string[] = [];

export const exhibit: Exhibit = {
  title: 'BarsChart',
  about: 'Values by category: grouped, stacked, signed, lying.',
  states: [
    {
      name: 'grouped, one value missing',
      wide: true,
      show: () => (
        <BarsChart
          {...ABOUT}
          title="各交易所成交额"
          categoryName="交易所"
          kind="money"
          categories={EXCHANGES}
          groups={GROUPED}
        />
      ),
    },
    {
      name: 'stacked',
      wide: true,
      show: () => (
        <BarsChart
          {...ABOUT}
          title="各交易所成交额合计"
          categoryName="交易所"
          kind="money"
          categories={EXCHANGES}
          groups={STACKED}
        />
      ),
    },
    {
      name: 'signed: up and down of the palette',
      wide: true,
      show: () => (
        <BarsChart
          {...ABOUT}
          title="每月净流入"
          categoryName="月份"
          kind="money"
          categories={MONTHS}
          groups={SIGNED}
          signed
        />
      ),
    },
    {
      name: 'lying, for long names',
      wide: true,
      show: () => (
        <BarsChart
          {...ABOUT}
          title="24 小时爆仓"
          categoryName="交易所"
          kind="money"
          categories={EXCHANGES}
          groups={DIRECTIONS}
          lying
        />
      ),
    },
    {
      name: 'no data',
      show: () => (
        <BarsChart
          {...ABOUT}
          title="没有数据"
          categoryName="交易所"
          kind="money"
          categories={NO_CATEGORIES}
          groups={GROUPED}
        />
      ),
    },
  ],
};
