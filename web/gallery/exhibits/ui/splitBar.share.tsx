import { ShareBar } from '#ui/splitBar/ShareBar.tsx';
import type { Exhibit } from '../../exhibit.ts';

const NOW = Date.UTC(2026, 10, 20, 4);
const COINS = [
  { name: 'USDT', value: 184, href: '/currencies/tether' },
  { name: 'USDC', value: 76, href: '/currencies/usd-coin' },
  { name: 'DAI', value: 5 },
  { name: 'FDUSD', value: 2 },
  { name: 'PYUSD', value: 1 },
];
const HOLDERS = [
  { name: '前10', value: 5.6 },
  { name: '第11至20', value: 2.1 },
  { name: '其余地址', value: 92.3, rest: true },
];

export const exhibit: Exhibit = {
  title: 'ShareBar',
  about: 'Shares of a whole as one bar with their names. The table beside it has the numbers.',
  states: [
    {
      name: 'the largest first, thin ones grouped',
      wide: true,
      show: () => <ShareBar label="稳定币市值占比" parts={COINS} source="流通量 × 价格" asOf={NOW} />,
    },
    {
      name: 'steps of a scale',
      wide: true,
      show: () => <ShareBar label="持币分布" parts={HOLDERS} inOrder source="链上统计" asOf={null} />,
    },
    {
      name: 'nothing',
      show: () => <ShareBar label="占比" parts={[]} source="币镜" asOf={null} />,
    },
  ],
};
