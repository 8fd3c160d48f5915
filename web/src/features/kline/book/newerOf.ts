import type { Dated } from '#api/call.ts';

/** The fields of a query's result that a component shows. */
interface Answered<Value> {
  readonly data?: Dated<Value> | undefined;
  readonly currentData?: Dated<Value> | undefined;
}

/** The result of a call, its value replaced by the pushed one (epoch ms) where that is not older. */
export function newerOf<Value, Result extends Answered<Value>>(
  result: Result,
  pushed: Value | null,
  pushedAt: number,
): Result {
  const { currentData } = result;
  if (pushed === null || !currentData) return result;
  const newer =
    pushedAt >= currentData.asOf - MOST_LAG ? { ...currentData, value: pushed, asOf: pushedAt } : currentData;
  return { ...result, data: newer, currentData: newer };
}

/** A trade may be older than the answer that contains it: the clocks of both paths differ by at most this, ms. */
const MOST_LAG = 5_000;
