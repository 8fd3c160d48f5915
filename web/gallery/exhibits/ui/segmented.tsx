import { ChartLineIcon, TableIcon } from '#ui/icon/icons.ts';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Held } from '../../show.tsx';

const PERIODS = [
  { value: '24h', label: '24H' },
  { value: '7d', label: '7日' },
  { value: '30d', label: '30日' },
] as const;

export const exhibit: Exhibit = {
  title: 'Segmented',
  about: 'One of a few, all in sight. Arrow keys move and choose.',
  states: [
    {
      name: 'small, the default',
      show: () => (
        <Held<string> first="24h">
          {(value, hold) => <Segmented label="周期" options={PERIODS} value={value} onChange={hold} />}
        </Held>
      ),
    },
    {
      name: 'medium',
      show: () => (
        <Held<string> first="7d">
          {(value, hold) => (
            <Segmented label="周期" size="m" options={PERIODS} value={value} onChange={hold} />
          )}
        </Held>
      ),
    },
    {
      name: 'one disabled',
      show: () => (
        <Held<string> first="spot">
          {(value, hold) => (
            <Segmented
              label="市场"
              options={[
                { value: 'spot', label: '现货' },
                { value: 'swap', label: '合约' },
                { value: 'option', label: '期权', disabled: true, title: '该币种没有期权' },
              ]}
              value={value}
              onChange={hold}
            />
          )}
        </Held>
      ),
    },
    {
      name: 'pictures with titles',
      show: () => (
        <Held<string> first="chart">
          {(value, hold) => (
            <Segmented
              label="显示方式"
              options={[
                { value: 'chart', label: <ChartLineIcon role="img" aria-label="图表" />, title: '图表' },
                { value: 'table', label: <TableIcon role="img" aria-label="表格" />, title: '表格' },
              ]}
              value={value}
              onChange={hold}
            />
          )}
        </Held>
      ),
    },
  ],
};
