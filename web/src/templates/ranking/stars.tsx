import type { RankingTable } from '@coinmirror/shared/rankings/ranking.ts';
import { StarButton } from '#features/watchlist/StarButton.tsx';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';

/** The star of a coin's row, in a table other than a ranking. */
export const coinStars = starCells({
  kind: 'coin',
  of: (row: { readonly code: string; readonly name: string }) => row,
});

/** The star of an exchange's row, in a table other than a ranking. */
export const exchangeStars = starCells({
  kind: 'exchange',
  of: (row: { readonly code: string; readonly name: string }) => row,
});

/** The star at the start of a ranking's row, where its rows can be starred. */
export function starCells<Row>(starred: RankingTable<Row>['starred']): Cells<Row> {
  if (starred === undefined) return {};
  const { kind, of } = starred;
  return {
    star: (row) => {
      const subject = of(row);
      return subject && <StarButton kind={kind} code={subject.code} name={subject.name} />;
    },
  };
}
