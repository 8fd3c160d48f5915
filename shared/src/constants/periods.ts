/** Candle periods in minutes, shortest first. A month counts as 43,200 minutes on the wire. */
export const CANDLE_PERIODS = [1, 5, 15, 30, 60, 240, 1440, 10080, 43200] as const;

export type CandlePeriod = (typeof CANDLE_PERIODS)[number];

export const CANDLE_PERIOD_LABELS: Readonly<Record<CandlePeriod, string>> = {
  1: '1分',
  5: '5分',
  15: '15分',
  30: '30分',
  60: '1小时',
  240: '4小时',
  1440: '1天',
  10080: '1周',
  43200: '1月',
};
