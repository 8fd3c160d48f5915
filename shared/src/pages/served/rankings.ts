import { SALE_SORTS } from '../../contract/boards/newcomers.ts';
import type { rankingPages } from '../rankings.ts';
import { boardCalls, boardServed } from './parts/boards.ts';
import type { Served } from './served.ts';

/** What the server alone knows of them. */
export const rankingServed = {
  hotConcept: boardServed('hotConcept'),
  hotCurrencies: boardServed('hotCurrencies'),
  hotDrop: boardServed('hotDrop'),
  hotExchanges: boardServed('hotExchanges'),
  hotExNum: boardServed('hotExNum'),
  hotFacebook: boardServed('hotFacebook'),
  hotGithub: boardServed('hotGithub'),
  hotHolder: boardServed('hotHolder'),
  hotIco: boardServed('hotIco'),
  hotIeoNewCoin: {
    ...boardServed('hotIeoNewCoin'),
    calls: boardCalls('hotIeoNewCoin', () => ({ sort: 'recent' })),
  },
  hotIeoNewCoinSub: {
    ...boardServed('hotIeoNewCoin'),
    calls: boardCalls('hotIeoNewCoin', ({ subPage }) => ({
      sort: SALE_SORTS.find((one) => one === subPage) ?? 'recent',
    })),
  },
  hotMax: boardServed('hotMax'),
  hotNewCoin: boardServed('hotNewCoin'),
  hotPosition: boardServed('hotPosition'),
  hotReddit: boardServed('hotReddit'),
  hotRise: boardServed('hotRise'),
  hotSocial: boardServed('hotSocial'),
  hotTurnoverRate: boardServed('hotTurnoverRate'),
  hotTwitter: boardServed('hotTwitter'),
  hotVol: boardServed('hotVol'),
} satisfies Record<keyof typeof rankingPages, Served>;
