import type { ConceptRow } from '../contract/concepts.ts';
import { directionOf } from '../format/percent.ts';
import { linkTo } from '../routes/link.ts';
import { change, join, plain, type Sentence, say } from './sentence.ts';

/** How many sectors rise and fall, and the ends of them. */
export function sectorsSentence(sectors: readonly ConceptRow[]): Sentence | null {
  const known = sectors
    .flatMap(({ id, name, change24h }) => (change24h === null ? [] : [{ id, name, change24h }]))
    .toSorted((one, other) => other.change24h - one.change24h);
  const [best] = known;
  const worst = known.at(-1);
  if (best === undefined || worst === undefined) return null;
  const all = linkTo('concept', {});
  const risen = known.filter(({ change24h }) => change24h > 0).length;
  const fallen = known.filter(({ change24h }) => change24h < 0).length;
  const end = ({ id, name, change24h }: typeof best) => {
    const page = linkTo('conceptItem', { id });
    return say`${plain(name, page)} ${change(change24h, page)}`;
  };
  return join([
    say`${plain(String(known.length), all)} 个板块 ${plain(String(risen), all)} 涨 ${plain(String(fallen), all)} 跌`,
    say`${end(best)} 最强，${end(worst)} 最弱`,
  ]);
}

/** A sector with its part in the change of the total market value. */
export type Contributor = ConceptRow & { readonly capPart24h: number };

/**
 * The sectors that moved the total market value most, the largest part of either side first: `most` of both together, which is
 * even. One side has more than half where the other has less; a side without any counts as one, since a line says so. A coin
 * of several sectors is divided among them, so a sector's part may have the other sign than its own change: it is left out,
 * for it would stand on the wrong side of one of its two numbers.
 */
export function contributorsOf(
  sectors: readonly ConceptRow[],
  most: number,
): { readonly raised: readonly Contributor[]; readonly lowered: readonly Contributor[] } {
  const known = sectors
    .flatMap(({ capPart24h, ...row }) => (capPart24h === null ? [] : [{ ...row, capPart24h }]))
    .filter(
      ({ capPart24h, capChange24h }) =>
        directionOf(capPart24h) !== 'flat' && directionOf(capPart24h) === directionOf(capChange24h),
    )
    .toSorted((one, other) => other.capPart24h - one.capPart24h);
  const raised = known.filter(({ capPart24h }) => capPart24h > 0);
  const lowered = known.filter(({ capPart24h }) => capPart24h < 0).toReversed();
  const beside = (other: readonly Contributor[]) => Math.max(most / 2, most - Math.max(1, other.length));
  return { raised: raised.slice(0, beside(lowered)), lowered: lowered.slice(0, beside(raised)) };
}
