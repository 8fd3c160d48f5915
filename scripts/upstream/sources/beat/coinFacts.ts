import { realCoins } from '@coinmirror/handlers/catalogue/coinCatalogue.ts';
import { type CoinMarket, coinMarketsOf } from '../coingecko/coinMarkets.ts';
import type { SourceReader } from '../reader/sourceReader.ts';
import type { Known, Question } from '../sourceClient.ts';

/** Coins of one call. */
const PAGE = 250;

const codes = realCoins.map(({ code }) => code);

/** Every coin of the catalogue in calls of 250, the largest coins first. */
export const coinFactsQuestions: readonly Question<readonly CoinMarket[]>[] = Array.from(
  { length: Math.ceil(codes.length / PAGE) },
  (_, page) => coinMarketsOf(codes.slice(page * PAGE, (page + 1) * PAGE)),
);

/** Supply, records, volume and past prices of a coin, and when they were told, epoch ms. */
export interface CoinFacts {
  readonly told: CoinMarket;
  readonly at: number;
}

/** What is known of each coin, by its code, without asking. */
export function createCoinFacts(reader: SourceReader) {
  let pages: readonly Known<readonly CoinMarket[]>[] = [];
  let facts: ReadonlyMap<string, CoinFacts> = new Map();
  return (): ReadonlyMap<string, CoinFacts> => {
    const now = coinFactsQuestions.map((question) => reader.latest('COINGECKO', question));
    if (now.every((known, page) => known === pages[page])) return facts;
    pages = now;
    facts = new Map(
      now.flatMap((known) =>
        known.kind === 'nothing'
          ? []
          : known.value.map((told) => [told.code, { told, at: told.updatedAt ?? known.at }] as const),
      ),
    );
    return facts;
  };
}
