import { realCoins } from '../../catalogue/coinCatalogue.ts';
import { type CoinMarket, coinMarketsOf } from '../providers/coingecko/coinMarkets.ts';
import type { Question } from '../question/question.ts';

/** Coins of one call. */
const PAGE = 250;

const codes = realCoins.map(({ code }) => code);

/** Every coin of the catalogue in calls of 250, the largest coins first. */
export const coinFactsQuestions: readonly Question<readonly CoinMarket[]>[] = Array.from(
  { length: Math.ceil(codes.length / PAGE) },
  (_, page) => coinMarketsOf(codes.slice(page * PAGE, (page + 1) * PAGE)),
);
