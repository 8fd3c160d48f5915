import { StarButton } from '#features/watchlist/StarButton.tsx';
import type { WatchKind } from '#features/watchlist/watchBook.ts';
import { starColumn } from '#ui/columns/starColumn.tsx';
import type { Column } from '#ui/table/column.ts';

/** What a star in a row of a ranking stars. */
export interface Stars<Row> {
  readonly kind: WatchKind;
  readonly codeOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
}

interface Named {
  readonly code: string;
  readonly name: string;
}

export const COIN_STARS: Stars<Named> = {
  kind: 'coin',
  codeOf: ({ code }) => code,
  nameOf: ({ name }) => name,
};
export const EXCHANGE_STARS: Stars<Named> = { ...COIN_STARS, kind: 'exchange' };

/** The star that a row of a ranking begins with. */
export function starsColumn<Row>({ kind, codeOf, nameOf }: Stars<Row>): Column<Row> {
  return starColumn((row) => <StarButton kind={kind} code={codeOf(row)} name={nameOf(row)} />);
}
