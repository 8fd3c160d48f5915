import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { secondsTime } from '../../decode/times.ts';
import { dollarVolume, dollarVolumeOrNull } from '../../decode/volumes.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';

/** Volumes of a decentralised exchange, USD. */
export interface DexHistory {
  /** Of the last whole day. */
  readonly volume24h: number | null;
  /** Names of the chains on which it trades; empty where they are not told. */
  readonly chains: readonly string[];
  /** By UTC day (its midnight, epoch ms), oldest first. */
  readonly days: readonly { readonly time: number; readonly volume: number }[];
}

const day = v.pipe(
  v.tuple([secondsTime, dollarVolume]),
  v.transform(([time, volume]) => ({ time, volume })),
);

const answer = v.pipe(
  v.object({
    total24h: dollarVolumeOrNull,
    chains: v.optional(v.array(word), []),
    totalDataChart: rowsOf(day),
  }),
  v.transform(
    ({ total24h, chains, totalDataChart }): DexHistory => ({
      volume24h: total24h,
      chains,
      days: totalDataChart,
    }),
  ),
);

/** A decentralised exchange's volumes by its slug, over all chains. */
export function dexHistory(slug: string): Question<DexHistory> {
  return {
    isAboutOne: true,
    path: `/summary/dexs/${encodeURIComponent(slug)}?excludeTotalDataChartBreakdown=true`,
    maxBytes: 16 << 20,
    timeout: 20_000,
    decode: jsonOf(answer),
  };
}
