import { coinReview } from './articles/coinReview.ts';
import { focus } from './articles/focus.ts';
import { morning } from './articles/morning.ts';
import { newcomer } from './articles/newcomer.ts';
import { monthly, weekly } from './articles/periods.ts';
import { sectorReport } from './articles/sectorReport.ts';
import { underway } from './articles/underway.ts';
import { englishFlash } from './english/englishFlash.ts';
import { englishWrap } from './english/englishWrap.ts';
import { explainers } from './explainers/turns.ts';
import { brief } from './flash/brief.ts';
import { gasPrice, gold, mood, tetherPrice } from './flash/daily.ts';
import { dayClose } from './flash/dayClose.ts';
import { funding, koreaPremium } from './flash/derivatives.ts';
import { financing } from './flash/financing.ts';
import { fundFlows } from './flash/funds.ts';
import { holders } from './flash/holders.ts';
import { incidents } from './flash/incidents.ts';
import { intraday } from './flash/intraday.ts';
import { issues } from './flash/issues.ts';
import { liquidationFlashes } from './flash/liquidations.ts';
import { listingFlashes } from './flash/listings.ts';
import { macroFlashes } from './flash/macro.ts';
import { bitcoinHeight } from './flash/network.ts';
import { newcomers } from './flash/newcomers.ts';
import { planFlashes } from './flash/plans.ts';
import { rules } from './flash/rules.ts';
import { sectors } from './flash/sectors.ts';
import { unlockFlashes } from './flash/unlocks.ts';
import { votes } from './flash/votes.ts';
import type { Reporter } from './item.ts';

/** All reporters of the newsroom. Each reads the market only, not the others' items. */
export const REPORTERS: readonly Reporter[] = [
  intraday,
  brief,
  dayClose,
  funding,
  koreaPremium,
  tetherPrice,
  gasPrice,
  gold,
  mood,
  bitcoinHeight,
  holders,
  sectors,
  newcomers,
  listingFlashes,
  fundFlows,
  unlockFlashes,
  macroFlashes,
  liquidationFlashes,
  financing,
  planFlashes,
  votes,
  issues,
  incidents,
  rules,
  underway,
  morning,
  focus,
  coinReview,
  weekly,
  monthly,
  sectorReport,
  newcomer,
  explainers,
  englishWrap,
  englishFlash,
];
