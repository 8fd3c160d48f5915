import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amountOrNull } from '../../decode/numbers.ts';
import { isoTime } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';

/** What a pool paid at an instant (epoch ms), % a year, and what was locked in it, USD. */
export interface LlamaPoolDay {
  readonly time: number;
  readonly apy: number | null;
  readonly tvl: number | null;
}

const day = v.pipe(
  v.object({ timestamp: isoTime, apy: amountOrNull, tvlUsd: amountOrNull }),
  v.transform(({ timestamp, apy, tvlUsd }): LlamaPoolDay => ({ time: timestamp, apy, tvl: tvlUsd })),
);

/** A pool by day, by its id, oldest first. */
export function poolHistory(id: string): Question<readonly LlamaPoolDay[]> {
  return {
    isAboutOne: true,
    path: `/chart/${encodeURIComponent(id)}`,
    timeout: 20_000,
    decode: jsonOf(
      v.pipe(
        v.object({ status: v.literal('success'), data: rowsOf(day) }),
        v.transform(({ data }) => data),
      ),
    ),
  };
}
