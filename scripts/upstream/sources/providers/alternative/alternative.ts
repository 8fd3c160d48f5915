import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { secondsTime } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';

/** Fear and greed of a day: 0 fear … 100 greed; `time` is the day's UTC midnight, epoch ms. */
export interface FearGreedDay {
  readonly time: number;
  readonly value: number;
}

// Its word for the value is not read: ours has its own bands.
const day = v.pipe(
  v.object({ value: v.pipe(amount, v.minValue(0), v.maxValue(100)), timestamp: secondsTime }),
  v.transform(({ value, timestamp }): FearGreedDay => ({ time: timestamp, value })),
);

const answer = v.pipe(
  v.object({ data: rowsOf(day), metadata: v.object({ error: v.null() }) }),
  v.transform(({ data }) => data.toSorted((one, other) => one.time - other.time)),
);

/** Fear and greed of the last days, oldest first, of all days with 0. A day that the source misses is absent. */
export function fearGreedDays(limit: number): Question<readonly FearGreedDay[]> {
  return { path: `/fng/?limit=${limit}&format=json`, decode: jsonOf(answer) };
}
