import { beijingDayStart } from '@coinmirror/shared/format/beijingDay.ts';
import { type NumericInput, readNumericInput } from '@coinmirror/shared/validation/numericInput.ts';

/** How many daily amounts are bought in the lowest band. */
export const TIMES = [1, 2, 3] as const;

/** The inputs of the back-test, as the address has them. */
export interface PlanAddress {
  /** As typed, USD a day. */
  readonly amount: string;
  /** First day of purchases, 2026-11-20 in Beijing; null when none is given. */
  readonly since: string | null;
  readonly times: (typeof TIMES)[number];
}

const FIRST_AMOUNT = '100';

/** Parses `?amount=50&since=2020-01-01&times=2`; invalid parts are ignored. */
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

/** The typed amount, USD a day; there may be a complaint about it all the same. */
export function readAmount(amount: string): NumericInput {
  return readNumericInput(amount, { above: 0, decimals: 2, wanted: '请输入大于 0 的金额' });
}

/** The message for an invalid amount; undefined for a valid one. */
export function amountComplaint(amount: string): string | undefined {
  const { value, complaint } = readAmount(amount);
  return value !== undefined && value > MOST ? '每日金额不超过 100 万美元' : complaint;
}
