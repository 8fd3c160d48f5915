import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { foldNodes, placeNodes, type TreemapNode } from '#charts/treemap/node.ts';

/** More tiles than this could not be distinguished. */
export const SHOWN = 40;

/** Fewer would say too little, even if a name has no room. */
const FEWEST = 8;

/** How many concepts a map of this size can show with a label in each tile. */
export function countNamed(rows: readonly ConceptRow[], width: number, height: number): number {
  for (let most = Math.min(SHOWN, rows.length); most > FEWEST; most -= 1) {
    const placed = placeNodes(conceptNodes(rows, most), width, height);
    if (placed.every(({ label }) => label !== null)) return most;
  }
  return FEWEST;
}

/** Id of the table of all concepts under the map. */
export const TABLE_ID = 'all-concepts';

/** A coin in five concepts counts a fifth in each: otherwise it would be five of the largest tiles. */
const sizeOf = (row: ConceptRow) => row.volumePart ?? row.volume24h ?? 0;

/**
 * The concepts of highest volume as tiles that link to their pages; the smaller ones as one tile, which links to the
 * table of all.
 */
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
