import { roundDecimal } from './decimal.ts';
import { isKnown, MISSING } from './missing.ts';

const UNITS = ['H/s', 'KH/s', 'MH/s', 'GH/s', 'TH/s', 'PH/s', 'EH/s', 'ZH/s'] as const;
const THOUSAND = 1000;

/** A hash rate in miners' units: `1.05 ZH/s`; `--` if unknown. */
export function formatHashRate(rate: number | null): string {
  if (!isKnown(rate) || rate < 0) return MISSING;
  if (rate < 1) return `${roundDecimal(rate, 2)} ${UNITS[0]}`;
  const step = Math.min(Math.floor(Math.log10(rate) / 3), UNITS.length - 1);
  return `${(rate / THOUSAND ** step).toPrecision(3)} ${UNITS[step] ?? ''}`;
}
