import { dexFigures } from '../../figures/dex.ts';
import { financingFigures } from '../../figures/financing.ts';
import { nftFigures } from '../../figures/nft.ts';
import { servedFigures } from './parts/figures.ts';

/** Pages that one definition of figures says whole. */
export const figurePages = {
  dataDex: servedFigures('dexBoard', dexFigures),
  dataDexFile: { ...servedFigures('dexBoard', dexFigures), sameAs: 'dataDex' as const },
  dataNft: servedFigures('nftBoard', nftFigures),
  dataFinancing: servedFigures('financing', financingFigures),
};
