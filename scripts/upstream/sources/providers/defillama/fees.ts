import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { textOrNull } from '../../decode/present.ts';
import { secondsTime } from '../../decode/times.ts';
import { dollarVolume, dollarVolumeOrNull } from '../../decode/volumes.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';

/** What is summed: what users pay, or what is left of it to the protocol and its holders. */
export type EarnedKind = 'dailyFees' | 'dailyRevenue';

/** What a protocol earns, USD; null where it is not told. */
export interface LlamaEarned {
  readonly name: string;
  readonly slug: string | null;
  /** The family whose version it is, as in `uniswap`. */
  readonly parent: string | null;
  /** Whether it is a chain, and what is told its own fees: for transactions. */
  readonly isChain: boolean;
  readonly day: number | null;
  readonly week: number | null;
  readonly month: number | null;
  readonly dayBefore: number | null;
  readonly weekBefore: number | null;
  readonly monthBefore: number | null;
}

const earned = v.pipe(
  v.object({
    name: word,
    slug: textOrNull,
    parentProtocol: textOrNull,
    protocolType: textOrNull,
    total24h: dollarVolumeOrNull,
    total48hto24h: dollarVolumeOrNull,
    total7d: dollarVolumeOrNull,
    total14dto7d: dollarVolumeOrNull,
    total30d: dollarVolumeOrNull,
    total60dto30d: dollarVolumeOrNull,
  }),
  v.transform(
    (wire): LlamaEarned => ({
      name: wire.name,
      slug: wire.slug,
      parent: wire.parentProtocol?.replace(/^parent#/, '') ?? null,
      isChain: wire.protocolType === 'chain',
      day: wire.total24h,
      week: wire.total7d,
      month: wire.total30d,
      dayBefore: wire.total48hto24h,
      weekBefore: wire.total14dto7d,
      monthBefore: wire.total60dto30d,
    }),
  ),
);

const overview = v.pipe(
  v.object({ protocols: rowsOf(earned) }),
  v.transform(({ protocols }) => protocols),
);

const WITHOUT_PARTS = 'excludeTotalDataChartBreakdown=true';

/** What every protocol, and every chain itself, earns, on a chain or, where none is named, on all. */
export function earnedOverview(kind: EarnedKind, chain: string | null): Question<readonly LlamaEarned[]> {
  const path = chain === null ? '/overview/fees' : `/overview/fees/${encodeURIComponent(chain)}`;
  return {
    isAboutOne: chain !== null,
    path: `${path}?excludeTotalDataChart=true&${WITHOUT_PARTS}&dataType=${kind}`,
    maxBytes: 32 << 20,
    timeout: 30_000,
    decode: jsonOf(overview),
  };
}

/** USD of a day (its UTC midnight, epoch ms). */
interface LlamaEarnedDay {
  readonly time: number;
  readonly usd: number;
}

const day = v.pipe(
  v.tuple([secondsTime, dollarVolume]),
  v.transform(([time, usd]): LlamaEarnedDay => ({ time, usd })),
);

const history = v.pipe(
  v.object({ totalDataChart: rowsOf(day) }),
  v.transform(({ totalDataChart }) => totalDataChart),
);

/** What a protocol earns by day, over all chains, or a chain itself, by its slug; all protocols and chains together where none is named. */
export function earnedHistory(kind: EarnedKind, slug: string | null): Question<readonly LlamaEarnedDay[]> {
  const path = slug === null ? '/overview/fees' : `/summary/fees/${encodeURIComponent(slug)}`;
  return {
    isAboutOne: slug !== null,
    path: `${path}?${WITHOUT_PARTS}&dataType=${kind}`,
    maxBytes: 32 << 20,
    timeout: 30_000,
    decode: jsonOf(history),
  };
}
