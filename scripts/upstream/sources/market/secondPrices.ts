import { realCoins } from '../../catalogue/coinCatalogue.ts';
import { type CoinPrice, coinPrices } from '../providers/defillama/coinPrices.ts';
import type { Question } from '../question/question.ts';
import type { SourceReader } from '../reader/sourceReader.ts';

/** Coins of one call. */
const PAGE = 100;
/** DefiLlama's own confidence, 0–1, below which a price says little. */
const LEAST_CONFIDENCE = 0.8;

const codes = realCoins.map(({ code }) => code);

/** Prices of all coins in calls of a hundred: for those that no venue trades, and as a judge of quarrels. */
export const secondPriceQuestions: readonly Question<readonly CoinPrice[]>[] = Array.from(
  { length: Math.ceil(codes.length / PAGE) },
  (_, page) => coinPrices(codes.slice(page * PAGE, (page + 1) * PAGE)),
);

/** What DefiLlama says a coin costs, USD by code, and when (epoch ms); without asking. */
export function secondPrices(reader: SourceReader): ReadonlyMap<string, CoinPrice> {
  return new Map(
    secondPriceQuestions.flatMap((question) => {
      const known = reader.latest('LLAMA_COINS', question);
      if (known.kind === 'nothing') return [];
      return known.value
        .filter(({ confidence }) => confidence === null || confidence >= LEAST_CONFIDENCE)
        .map((price) => [price.code, price] as const);
    }),
  );
}
