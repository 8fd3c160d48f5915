import { type Extent, extentOfValues } from '../series/axes/extent.ts';

interface Group {
  readonly values: readonly (number | null)[];
  readonly stack?: string;
}

/** From the lowest end of a bar to the highest, with stacks added up; null without values. */
export function barsExtent(groups: readonly Group[]): Extent | null {
  const stacks = Map.groupBy(groups, (group) => group.stack ?? group);
  return extentOfValues([...stacks.values()].flatMap(endsOf));
}

function endsOf(mates: readonly Group[]): readonly (number | null)[] {
  const [first] = mates;
  if (!first || mates.length === 1) return first?.values ?? [];
  return first.values.flatMap((_, place) => {
    const values = mates.map(({ values: own }) => own[place] ?? 0);
    const total = (part: readonly number[]) => part.reduce((sum, value) => sum + value, 0);
    return [total(values.filter((value) => value > 0)), total(values.filter((value) => value < 0))];
  });
}
