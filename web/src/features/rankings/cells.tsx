import type { RankingRows, RankingSource } from '@coinmirror/shared/rankings/rows.ts';
import { Address } from '#ui/address/Address.tsx';
import type { Cells } from '#ui/columns/dressedWith.tsx';
import { sectorCells } from '#ui/columns/sectorCells.tsx';
import { Meter } from './Meter.tsx';

/** What the page draws in some cells of a ranking, by its call; all others are in words. */
export const rankingCells: { readonly [Source in RankingSource]?: Cells<RankingRows[Source]> } = {
  conceptRank: sectorCells,
  largePosition: { address: (row) => <Address value={row.address} explorerUrl={row.explorerUrl} /> },
  socialRank: { score: ({ score }) => <Meter value={score} text={score.toFixed(1)} atRight /> },
};
