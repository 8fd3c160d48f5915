import type { AxisKind, ChartKind } from '#charts/kline/chartKinds.ts';
import type { PaneName } from '../prefs/klinePrefs.ts';

export const KIND_CHOICES: readonly { readonly value: ChartKind; readonly label: string }[] = [
  { value: 'candle', label: '蜡烛图' },
  { value: 'hollow', label: '空心蜡烛' },
  { value: 'ohlc', label: '美国线' },
  { value: 'line', label: '折线' },
  { value: 'area', label: '面积' },
  { value: 'heikinAshi', label: '平均K线' },
];

export const AXIS_CHOICES: readonly { readonly value: AxisKind; readonly label: string }[] = [
  { value: 'normal', label: '线性' },
  { value: 'logarithm', label: '对数' },
  { value: 'percentage', label: '百分比' },
];

export const PANE_LABELS: Readonly<Record<PaneName, string>> = {
  list: '币种列表',
  book: '盘口',
  trades: '最新成交',
};
