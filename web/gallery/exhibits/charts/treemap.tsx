import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { TreemapNode } from '#charts/treemap/node.ts';
import { TreemapChart } from '#charts/treemap/TreemapChart.tsx';
import { NOW } from '../../data/market.ts';
import type { Exhibit } from '../../exhibit.ts';

const ABOUT = {
  source: '币镜',
  asOf: NOW,
  sizeName: '流通市值',
  sizeKind: 'money',
  changeName: '24H涨幅',
} as const;

const CHANGES = [2.3, -1.1, 0, 8.9, -12.6, 31.4, null, -4.2, 0.3, 5.5, -7.7, 1.9] as const;
const NAMES = [
  '比特币',
  '以太坊',
  '泰达币',
  '瑞波币',
  '索拉纳',
  '狗狗币',
  '艾达币',
  '波场',
  '雪崩',
  '柴犬币',
];

const NODES: readonly TreemapNode[] = Array.from({ length: 40 }, (_, index) => ({
  key: `coin-${index}`,
  name: NAMES[index] ?? `代币${index + 1}`,
  size: 1.9e12 / (index + 1) ** 1.6,
  change: CHANGES[index % CHANGES.length] ?? null,
  href: hrefTo('coin', { coinCode: `coin-${index}` }),
}));
const FEW = NODES.slice(0, 4);
const NONE: readonly TreemapNode[] = [];

export const exhibit: Exhibit = {
  title: 'TreemapChart',
  about: 'Sizes as areas, changes as colours; every area a link, arrow keys move.',
  states: [
    {
      name: 'forty tiles',
      wide: true,
      show: () => <TreemapChart {...ABOUT} title="市值云图" nodes={NODES} height={420} />,
    },
    {
      name: 'few tiles, colours full at 5 %',
      wide: true,
      show: () => <TreemapChart {...ABOUT} title="市值云图（前四）" nodes={FEW} height={220} fullAt={5} />,
    },
    {
      name: 'bubbles',
      wide: true,
      show: () => <TreemapChart {...ABOUT} title="气泡图" shape="bubbles" nodes={NODES} height={420} />,
    },
    {
      name: 'no data',
      show: () => <TreemapChart {...ABOUT} title="没有数据" nodes={NONE} height={220} />,
    },
  ],
};
