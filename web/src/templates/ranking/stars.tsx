import type { RankingTable } from '@coinmirror/shared/rankings/ranking.ts';
import { StarButton } from '#features/watchlist/StarButton.tsx';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';

/** The star of a row that is a coin, in a table that is no ranking. */
export const coinStars = starCells({
  kind: 'coin',
  of: (row: { readonly code: string; readonly name: string }) => row,
});

/** The star of a row that is an exchange, in a table that is no ranking. */
export const exchangeStars = starCells({
  kind: 'exchange',
  of: (row: { readonly code: string; readonly name: string }) => row,
});

/** The star that a row of a ranking begins with, where its rows can be starred. */
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
