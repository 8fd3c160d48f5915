import { CANDLE_PERIODS } from '../constants/periods.ts';

export type CandlePeriod = (typeof CANDLE_PERIODS)[number];

/** Bitcoin on the leading exchange: the chart's default. */
const DEFAULT_TICKER = 'binance_btc_usdt';
export const DEFAULT_PERIOD: CandlePeriod = 15;

/** 分时: the day as a minute line, with its average price. */
export const INTRADAY_LINE = 'line';
export type PeriodChoice = CandlePeriod | typeof INTRADAY_LINE;

const LABELS: Readonly<Record<CandlePeriod, string>> = {
  1: '1分',
  5: '5分',
  15: '15分',
  30: '30分',
  60: '1时',
  240: '4时',
  1440: '日',
  10080: '周',
  43200: '月',
};

/** Every choice of a period, with its label. */
export const PERIOD_CHOICES: readonly { readonly value: PeriodChoice; readonly label: string }[] = [
  { value: INTRADAY_LINE, label: '分时' },
  ...CANDLE_PERIODS.map((value) => ({ value, label: LABELS[value] })),
];

/** Parses `period` of an address; the default for nothing and for invalid text. */
export function readPeriod(text: string | null): PeriodChoice {
  return PERIOD_CHOICES.find(({ value }) => String(value) === text)?.value ?? DEFAULT_PERIOD;
}

export function minutesOf(choice: PeriodChoice): CandlePeriod {
  return choice === INTRADAY_LINE ? 1 : choice;
}

export function periodLabel(choice: PeriodChoice): string {
  return PERIOD_CHOICES.find(({ value }) => value === choice)?.label ?? '';
}

/** The ticker of an address, in the format of ticker ids; the default for none. */
export function readTickerId(text: string | undefined): string {
  const id = (text ?? '').trim().toLowerCase();
  return id === '' ? DEFAULT_TICKER : id;
}
