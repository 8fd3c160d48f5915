import { LONG_SHORT_PERIODS, type LongShortPeriod } from '@coinmirror/shared/contract/coin/longShort.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

/** The period in the address, by default an hour. */
export function useLongShortPeriod() {
  const [params, write] = useUrlParams();
  const asked = params.get('period');
  const period: LongShortPeriod = LONG_SHORT_PERIODS.find((one) => one === asked) ?? '1h';
  return { period, setPeriod: (next: string) => write({ period: next }) };
}
