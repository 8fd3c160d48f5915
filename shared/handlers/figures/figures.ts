import { boardHandlers } from './board.ts';
import { dexBoardHandlers } from './dex.ts';
import { financingHandlers } from './financing.ts';
import { futuresBoardHandlers } from './futures.ts';
import { gasHandlers } from './gas.ts';
import { halvingHandlers } from './halving.ts';
import { liquidationMapHandlers } from './liquidationMap.ts';
import { mtGoxHandlers } from './mtgox.ts';
import { nftHandlers } from './nft.ts';
import { spreadHandlers } from './spread.ts';
import { stableHandlers } from './stable.ts';
import { treasuryHandlers } from './treasuries.ts';
import { trustHandlers } from './trusts.ts';

/** Handlers of the figure pages. */
export const figureHandlers = {
  ...boardHandlers,
  ...spreadHandlers,
  ...gasHandlers,
  ...stableHandlers,
  ...treasuryHandlers,
  ...trustHandlers,
  ...mtGoxHandlers,
  ...halvingHandlers,
  ...futuresBoardHandlers,
  ...liquidationMapHandlers,
  ...dexBoardHandlers,
  ...nftHandlers,
  ...financingHandlers,
};
