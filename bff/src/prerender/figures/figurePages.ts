import { dexFigures } from '@coinmirror/shared/figures/dex.ts';
import { financingFigures } from '@coinmirror/shared/figures/financing.ts';
import { nftFigures } from '@coinmirror/shared/figures/nft.ts';
import { servedFigures } from './figureBlocks.ts';

/** Pages that one definition of figures says whole. */
export const figurePages = {
  dataDex: servedFigures('dexBoard', dexFigures),
  dataDexFile: { ...servedFigures('dexBoard', dexFigures), sameAs: 'dataDex' as const },
  dataNft: servedFigures('nftBoard', nftFigures),
  dataFinancing: servedFigures('financing', financingFigures),
};
