import { servedFigures } from '../pages/served/parts/figures.ts';
import { dexBoardEndpoints, dexFigures } from './dex.ts';
import { financingEndpoints, financingFigures } from './financing.ts';
import { nftEndpoints, nftFigures } from './nft.ts';

/** The calls of the pages of figures that are defined whole; a page imports its own file. */
export const figureCalls = { ...dexBoardEndpoints, ...nftEndpoints, ...financingEndpoints } as const;

/** What the server knows of them, by page. */
export const figureServed = {
  dataDex: servedFigures('dexBoard', dexFigures),
  dataDexFile: { ...servedFigures('dexBoard', dexFigures), sameAs: 'dataDex' as const },
  dataNft: servedFigures('nftBoard', nftFigures),
  dataFinancing: servedFigures('financing', financingFigures),
};
