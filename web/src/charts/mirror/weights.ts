import { sumKnown, type Weight, weigh } from '@coinmirror/shared/mirror/weights.ts';
import type { MirrorHalf, MirrorView } from './types.ts';

/** A part's weight, by its key. */
export type Weights = ReadonlyMap<string, Weight>;

/** Parts that count the same thing are weighed against each other; each half alone where the units differ. */
export function weightsOf({ above, below, scale = 'same', weighs = true }: MirrorView): Weights {
  const parts = [...above.parts, ...below.parts];
  if (!weighs) return new Map(parts.map(({ key }) => [key, 'solid']));
  const groups = scale === 'same' ? [parts] : [above.parts, below.parts];
  return new Map(groups.flatMap(weighed));
}

function weighed(parts: MirrorHalf['parts']): readonly (readonly [key: string, weight: Weight])[] {
  const weights = weigh(parts.map(({ values }) => sumKnown(values)));
  return parts.map(({ key }, at) => [key, weights[at] ?? 'solid']);
}
