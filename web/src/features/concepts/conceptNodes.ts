import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { foldNodes, type TreemapNode } from '#charts/treemap/node.ts';

/** More tiles than these could not be told apart; on a phone not all of them would have room for their names. */
export const SHOWN = { wide: 40, phone: 21 } as const;

/** Of the place under the map, where the table of all begins. */
export const TABLE_ID = 'all-concepts';

/** A coin of five sectors counts a fifth in each: else the same coin would be five of the largest tiles. */
const sizeOf = (row: ConceptRow) => row.volumePart ?? row.volume24h ?? 0;

/** The sectors of most trade, each a tile that leads to its page; the smaller ones as one, which leads to the table of all. */
export function conceptNodes(rows: readonly ConceptRow[], most: number): readonly TreemapNode[] {
  return foldNodes(
    rows.map((row) => ({
      key: row.id,
      name: row.name,
      size: sizeOf(row),
      change: row.change24h,
      href: hrefTo('conceptItem', { id: row.id }),
    })),
    most,
    `${hrefTo('concept')}#${TABLE_ID}`,
  );
}
