import { Segmented } from '../segmented/Segmented.tsx';

/** Days back from now; null is everything; 'ytd' since 1 January. */
export interface ChartRange {
  key: string;
  label: string;
  days: number | null | 'ytd';
}

/** 1月 3月 1年 全部: the ranges every chart of daily data offers. */
export const DAILY_RANGES: readonly ChartRange[] = [
  { key: '1m', label: '1月', days: 30 },
  { key: '3m', label: '3月', days: 90 },
  { key: '1y', label: '1年', days: 365 },
  { key: 'all', label: '全部', days: null },
];

export interface RangeButtonsProps {
  ranges?: readonly ChartRange[];
  value: string;
  onChange: (key: string) => void;
  label?: string;
}

/** Buttons for a chart's time range. */
export function RangeButtons({
  ranges = DAILY_RANGES,
  value,
  onChange,
  label = '时间范围',
}: RangeButtonsProps) {
  const options = ranges.map((range) => ({ value: range.key, label: range.label }));
  return <Segmented label={label} options={options} value={value} onChange={onChange} />;
}
