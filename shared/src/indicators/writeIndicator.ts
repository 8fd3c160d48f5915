import { withMinus } from '../format/minus.ts';
import { formatPercent, formatShare } from '../format/percent.ts';
import { UNKNOWN, type Written } from '../format/written.ts';
import type { Indicator } from './definitions/indicator.ts';

/** Default decimals of a ratio: a small one needs more. */
const digitsOf = (value: number) => (Math.abs(value) < 1 ? 4 : 2);

/** An indicator's value as shown on its page: a ratio, a signed change in percent, a share; `--` for none. */
export function writeIndicator(
  { kind, digits }: Pick<Indicator, 'kind' | 'digits'>,
  value: number | null,
): Written {
  if (value === null) return UNKNOWN;
  if (kind === 'percent') return { text: formatPercent(value) };
  return {
    text: kind === 'share' ? formatShare(value) : withMinus(value.toFixed(digits ?? digitsOf(value))),
  };
}
