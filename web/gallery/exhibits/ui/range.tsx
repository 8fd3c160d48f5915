import { type ChartRange, RangeButtons } from '#ui/range/RangeButtons.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Held } from '../../show.tsx';

const OWN: readonly ChartRange[] = [
  { key: '1w', label: '1周', days: 7 },
  { key: 'ytd', label: '今年', days: 'ytd' },
  { key: '5y', label: '5年', days: 1825 },
  { key: 'all', label: '全部', days: null },
];

export const exhibit: Exhibit = {
  title: 'RangeButtons',
  about: 'The stretch of time a chart shows. TimeSeriesChart brings its own.',
  states: [
    {
      name: 'daily data, the default',
      show: () => (
        <Held<string> first="3m">{(key, hold) => <RangeButtons value={key} onChange={hold} />}</Held>
      ),
    },
    {
      name: 'ranges of its own',
      show: () => (
        <Held<string> first="ytd">
          {(key, hold) => <RangeButtons ranges={OWN} value={key} onChange={hold} label="走势范围" />}
        </Held>
      ),
    },
  ],
};
