import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amountOrNull } from '../../decode/numbers.ts';
import { textOrNull } from '../../decode/present.ts';
import { dollarVolumeOrNull } from '../../decode/volumes.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';

/** A decentralised exchange: volumes in USD, changes in %. */
export interface DexVolume {
  readonly name: string;
  readonly title: string | null;
  readonly volume24h: number | null;
  readonly volume7d: number | null;
  readonly change1d: number | null;
  readonly change7d: number | null;
  readonly chains: readonly string[];
}

/** Volumes of all decentralised exchanges, in USD. */
export interface DexOverview {
  readonly volume24h: number | null;
  readonly volume7d: number | null;
  readonly chains: readonly string[];
  readonly dexes: readonly DexVolume[];
}

const dex = v.pipe(
  v.object({
    name: word,
    displayName: textOrNull,
    total24h: dollarVolumeOrNull,
    total7d: dollarVolumeOrNull,
    change_1d: amountOrNull,
    change_7d: amountOrNull,
    chains: v.optional(v.array(word), []),
  }),
  v.transform(
    (wire): DexVolume => ({
      name: wire.name,
      title: wire.displayName,
      volume24h: wire.total24h,
      volume7d: wire.total7d,
      change1d: wire.change_1d,
      change7d: wire.change_7d,
      chains: wire.chains,
    }),
  ),
);

const answer = v.pipe(
  v.object({
    total24h: dollarVolumeOrNull,
    total7d: dollarVolumeOrNull,
    allChains: v.optional(v.array(word), []),
    protocols: rowsOf(dex),
  }),
  v.transform(
    (wire): DexOverview => ({
      volume24h: wire.total24h,
      volume7d: wire.total7d,
      chains: wire.allChains,
      dexes: wire.protocols,
    }),
  ),
);

const PATH = '/overview/dexs';
const WITHOUT_CHARTS = 'excludeTotalDataChart=true&excludeTotalDataChartBreakdown=true';

/** Volumes of decentralised exchanges on a chain, on all chains where none is named. */
export function dexOverview(chain: string | null): Question<DexOverview> {
  const path = chain === null ? PATH : `${PATH}/${encodeURIComponent(chain)}`;
  return { path: `${path}?${WITHOUT_CHARTS}`, maxBytes: 16 << 20, timeout: 20_000, decode: jsonOf(answer) };
}
