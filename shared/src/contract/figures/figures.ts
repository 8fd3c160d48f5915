import { boardEndpoints } from './board.ts';
import { dexBoardEndpoints } from './dex.ts';
import { financingEndpoints } from './financing.ts';
import { futuresBoardEndpoints } from './futures.ts';
import { gasEndpoints } from './gas.ts';
import { halvingEndpoints } from './halving.ts';
import { liquidationMapEndpoints } from './liquidationMap.ts';
import { mtGoxEndpoints } from './mtgox.ts';
import { nftEndpoints } from './nft.ts';
import { spreadEndpoints } from './spread.ts';
import { stableEndpoints } from './stable.ts';
import { treasuryEndpoints } from './treasuries.ts';
import { trustEndpoints } from './trusts.ts';

/** The endpoints of the figure pages; a page imports only its own file. */
export const figureEndpoints = {
  ...boardEndpoints,
  ...spreadEndpoints,
  ...gasEndpoints,
  ...stableEndpoints,
  ...treasuryEndpoints,
  ...trustEndpoints,
  ...mtGoxEndpoints,
  ...halvingEndpoints,
  ...futuresBoardEndpoints,
  ...liquidationMapEndpoints,
  ...dexBoardEndpoints,
  ...nftEndpoints,
  ...financingEndpoints,
} as const;
