import * as v from 'valibot';
import { jsonOf, membersOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { quietIn } from '../../decode/quiet.ts';
import { secondsTime } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';
import type { TvlDay } from './chains.ts';

const day = v.pipe(
  v.object({ date: secondsTime, totalLiquidityUSD: amount }),
  v.transform(({ date, totalLiquidityUSD }): TvlDay => ({ time: date, tvl: totalLiquidityUSD })),
);

const answer = v.pipe(
  v.object({ chainTvls: membersOf(v.object({ tvl: rowsOf(day) }), quietIn('tvl')) }),
  v.transform(({ chainTvls }) => new Map([...chainTvls].map(([chain, { tvl }]) => [chain, tvl]))),
);

/** A protocol's TVL by chain and day (USD), oldest first; loans and stakes stand beside the chains as `staking`. */
export function protocolHistory(slug: string): Question<ReadonlyMap<string, readonly TvlDay[]>> {
  return {
    isAboutOne: true,
    path: `/protocol/${encodeURIComponent(slug)}`,
    maxBytes: 64 << 20,
    timeout: 30_000,
    decode: jsonOf(answer),
  };
}
