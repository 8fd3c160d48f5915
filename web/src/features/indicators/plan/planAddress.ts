import { beijingDayStart } from '@coinmirror/shared/format/beijingDay.ts';

/** How often the daily amount is bought in the lowest band. */
export const TIMES = [1, 2, 3] as const;

/** What the back-test is asked, as the address has it. */
export interface PlanAddress {
  /** As typed, USD a day. */
  readonly amount: string;
  /** First day of purchases, 2026-11-20 in Beijing; null while none is named. */
  readonly since: string | null;
  readonly times: (typeof TIMES)[number];
}

const FIRST_AMOUNT = '100';

/** Reads `?amount=50&since=2020-01-01&times=2`; what cannot be read is as if it were not there. */
export function readPlanAddress(search: URLSearchParams): PlanAddress {
  const since = search.get('since') ?? '';
  const times = Number(search.get('times') ?? '1');
  return {
    amount: search.get('amount') ?? FIRST_AMOUNT,
    since: beijingDayStart(since) === null ? null : since,
    times: TIMES.find((one) => one === times) ?? 1,
  };
}

const MOST = 1_000_000;

/** What is wrong with an amount; undefined for one that can be spent. */
export function amountComplaint(amount: string): string | undefined {
  const value = Number(amount);
  if (amount.trim() === '' || !Number.isFinite(value) || value <= 0) return '请输入大于 0 的金额';
  return value > MOST ? '每日金额不超过 100 万美元' : undefined;
}
