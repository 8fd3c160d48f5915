import { SALE_SORTS } from '@coinmirror/shared/contract/rankings/newcomers.ts';
import type { rankingPages } from '@coinmirror/shared/manifest/rankings.ts';
import type { Served } from '../served.ts';
import { rankingPage } from './rankingBlocks.ts';

/** What the server alone knows of them. */
export const rankingServed = {
  hotConcept: rankingPage('hotConcept'),
  hotCurrencies: rankingPage('hotCurrencies'),
  hotDrop: rankingPage('hotDrop'),
  hotExchanges: rankingPage('hotExchanges'),
  hotExNum: rankingPage('hotExNum'),
  hotFacebook: rankingPage('hotFacebook'),
  hotGithub: rankingPage('hotGithub'),
  hotHolder: rankingPage('hotHolder'),
  hotIco: rankingPage('hotIco'),
  hotIeoNewCoin: rankingPage('hotIeoNewCoin', () => [{ sort: 'recent' }]),
  hotIeoNewCoinSub: rankingPage('hotIeoNewCoin', ({ subPage }) => [
    { sort: SALE_SORTS.find((one) => one === subPage) ?? 'recent' },
  ]),
  hotMax: rankingPage('hotMax', () => [{ isup: 1 }, { isup: 0 }]),
  hotNewCoin: rankingPage('hotNewCoin'),
  hotPosition: rankingPage('hotPosition'),
  hotReddit: rankingPage('hotReddit'),
  hotRise: rankingPage('hotRise'),
  hotSocial: rankingPage('hotSocial'),
  hotTurnoverRate: rankingPage('hotTurnoverRate'),
  hotTwitter: rankingPage('hotTwitter'),
  hotVol: rankingPage('hotVol'),
} satisfies Record<keyof typeof rankingPages, Served>;
