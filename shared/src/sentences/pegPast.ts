import { PEG_LOST, pegState } from '../constants/peg.ts';
import type { StablePeg } from '../contract/dashboards/stablePeg.ts';
import { formatPercent } from '../format/percent.ts';
import { formatDateTime } from '../format/time.ts';

/** Decimals of a deviation: hundredths of a percent matter. */
const PLACES = 3;
/** Hours of a day. */
const DAY_HOURS = 24;

/** Whether a stablecoin holds its peg, and how far it was from it within the hours that are told; '' for none. */
export function pegPastWords({
  symbol,
  deviation,
  hours,
}: Pick<StablePeg, 'symbol' | 'deviation' | 'hours'>): string {
  const [widest] = hours.toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one));
  if (widest === undefined) return '';
  const lost = hours.filter(([, value]) => Math.abs(value) > PEG_LOST).length;
  const now =
    deviation === null
      ? ''
      : `${symbol} 现在偏离 ${formatPercent(deviation, PLACES)}，${pegState(deviation)}；`;
  const past = lost === 0 ? '没有脱锚' : `有 ${durationOf(lost)}超过 ±${PEG_LOST}%`;
  return `${now}近 30 日最远 ${formatPercent(widest[1], PLACES)}（${formatDateTime(widest[0])}），${past}。`;
}

function durationOf(hours: number): string {
  return hours < DAY_HOURS ? `${hours} 小时` : `${Math.round(hours / DAY_HOURS)} 天`;
}
