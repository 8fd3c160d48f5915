import {
  DEFAULT_PERIOD,
  minutesOf,
  type PeriodChoice,
  readPeriod,
  readTickerId,
} from '@coinmirror/shared/kline/address.ts';
import { useParams } from 'react-router';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

/** Pair and period in the address, and a function that changes the period. */
export function useKlineAddress() {
  const { kline } = useParams();
  const [params, write] = useUrlParams();
  const period = readPeriod(params.get('period'));
  return {
    tickerId: readTickerId(kline),
    period,
    minutes: minutesOf(period),
    setPeriod: (next: PeriodChoice) => write({ period: next === DEFAULT_PERIOD ? null : String(next) }),
  };
}
