/** Candle periods in minutes, shortest first. A month counts as 43,200 minutes on the wire. */
export const CANDLE_PERIODS = [1, 5, 15, 30, 60, 240, 1440, 10080, 43200] as const;
