import type { Slice } from '#charts/pie/foldSlices.ts';
import { PieChart } from '#charts/pie/PieChart.tsx';
import { NOW } from '../../data/market.ts';
import type { Exhibit } from '../../exhibit.ts';

const ABOUT = { source: '币镜', asOf: NOW, height: 260 };
const VALUES: readonly Slice[] = [
  ['比特币', 1.928e12],
  ['以太坊', 4.11e11],
  ['泰达币', 1.38e11],
  ['币安币', 9.8e10],
  ['索拉纳', 8.9e10],
  ['瑞波币', 7.4e10],
  ['狗狗币', 3.2e10],
  ['波场', 2.4e10],
  ['艾达币', 1.9e10],
  ['雪崩', 1.4e10],
  ['柴犬币', 7.9e9],
].map(([name, value]) => ({ name: String(name), value: Number(value) }));
const RANKS: readonly Slice[] = [
  { name: '第1至10', value: 51 },
  { name: '第11至50', value: 22 },
  { name: '第51至100', value: 9 },
  { name: '其余', value: 18 },
];
const NONE: readonly Slice[] = [];

export const exhibit: Exhibit = {
  title: 'PieChart',
  about: 'Shares of a whole; what is too thin to see becomes 其他, which the table still lists one by one.',
  states: [
    {
      name: 'pie, thin slices folded',
      wide: true,
      show: () => <PieChart {...ABOUT} title="流通市值占比" kind="money" slices={VALUES} />,
    },
    {
      name: 'donut, five at most',
      wide: true,
      show: () => (
        <PieChart {...ABOUT} title="流通市值占比（前五）" kind="money" slices={VALUES} donut most={5} />
      ),
    },
    {
      name: 'steps of one scale, in their order',
      wide: true,
      show: () => <PieChart {...ABOUT} title="持币集中度" kind="share" slices={RANKS} inOrder donut />,
    },
    { name: 'no data', show: () => <PieChart {...ABOUT} title="没有数据" kind="money" slices={NONE} /> },
  ],
};
