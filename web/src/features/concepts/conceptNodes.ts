import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { foldNodes, placeByRoot, type TreemapNode } from '#charts/treemap/node.ts';

/** More tiles than these could not be told apart. */
export const SHOWN = 40;

/** A map of fewer would say too little, even with a name that has no room. */
const FEWEST = 8;

/** How many sectors a map of this size can show so that each tile has room for its name. */
export function countNamed(rows: readonly ConceptRow[], width: number, height: number): number {
  for (let most = Math.min(SHOWN, rows.length); most > FEWEST; most -= 1) {
    const placed = placeByRoot(conceptNodes(rows, most), width, height);
    if (placed.every(({ label }) => label !== null)) return most;
  }
  return FEWEST;
}

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
