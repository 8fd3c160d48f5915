import { SplitBar } from '#ui/splitBar/SplitBar.tsx';
import type { Exhibit } from '../../exhibit.ts';

export const exhibit: Exhibit = {
  title: 'SplitBar',
  about: 'One whole in two colours. Rising and falling, long and short follow the palette.',
  states: [
    {
      name: 'rising and falling, counted',
      show: () => (
        <SplitBar
          label="上涨与下跌家数"
          sides={[
            { label: '涨', value: 312, text: '312', tone: 'up' },
            { label: '跌', value: 188, text: '188', tone: 'down' },
          ]}
        />
      ),
    },
    {
      name: 'long and short, in percent',
      show: () => (
        <SplitBar
          label="多空人数比"
          sides={[
            { label: '看多', value: 0.62, tone: 'up' },
            { label: '看空', value: 0.38, tone: 'down' },
          ]}
        />
      ),
    },
    {
      name: 'three sides',
      show: () => (
        <SplitBar
          label="读者的看法"
          sides={[
            { label: '看涨', value: 54, tone: 'up' },
            { label: '中性', value: 20, tone: 'neutral' },
            { label: '看跌', value: 26, tone: 'down' },
          ]}
        />
      ),
    },
    {
      name: 'neutral sides',
      show: () => (
        <SplitBar
          label="现货与合约成交额"
          sides={[
            { label: '现货', value: 28, tone: 'brand' },
            { label: '合约', value: 72, tone: 'neutral' },
          ]}
        />
      ),
    },
    {
      name: 'all on one side',
      show: () => (
        <SplitBar
          label="多空人数比"
          sides={[
            { label: '看多', value: 1, tone: 'up' },
            { label: '看空', value: 0, tone: 'down' },
          ]}
        />
      ),
    },
    {
      name: 'nothing yet',
      show: () => (
        <SplitBar
          label="读者的看法"
          sides={[
            { label: '看涨', value: 0, tone: 'up' },
            { label: '看跌', value: 0, tone: 'down' },
          ]}
        />
      ),
    },
    {
      name: 'words for screen readers only',
      show: () => (
        <SplitBar
          label="多空人数比"
          showWords={false}
          sides={[
            { label: '看多', value: 3, tone: 'up' },
            { label: '看空', value: 2, tone: 'down' },
          ]}
        />
      ),
    },
  ],
};
