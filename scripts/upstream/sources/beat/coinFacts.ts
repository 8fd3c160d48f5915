import { realCoins } from '@coinmirror/handlers/catalogue/coinCatalogue.ts';
import { type CoinMarket, coinMarketsOf } from '../coingecko/coinMarkets.ts';
import type { CoinPrice } from '../defillama/coinPrices.ts';
import type { SourceReader } from '../reader/sourceReader.ts';
import type { Question } from '../sourceClient.ts';
import { secondPrices } from './secondPrices.ts';

/** Coins of one call. */
const PAGE = 250;

const codes = realCoins.map(({ code }) => code);

/** Every coin of the catalogue in calls of 250, the largest coins first. */
export const coinFactsQuestions: readonly Question<readonly CoinMarket[]>[] = Array.from(
  { length: Math.ceil(codes.length / PAGE) },
  (_, page) => coinMarketsOf(codes.slice(page * PAGE, (page + 1) * PAGE)),
);

/** A price that somebody else has agreed on, USD, and when, epoch ms. */
export interface Reference {
  readonly price: number;
  readonly at: number;
}

/** Supply, records, volume and past prices of a coin, and when they were told, epoch ms. */
export interface CoinFacts {
  readonly told: CoinMarket;
  readonly at: number;
  /** The newest price besides the venues': CoinGecko's, or DefiLlama's, which is asked more often. */
  readonly reference: Reference | null;
}

/** What is known of each coin, by its code, without asking. */
export function coinFacts(reader: SourceReader): ReadonlyMap<string, CoinFacts> {
  const seconds = secondPrices(reader);
  return new Map(
    coinFactsQuestions.flatMap((question) => {
      const known = reader.latest('COINGECKO', question);
      if (known.kind === 'nothing') return [];
      return known.value.map((told) => {
        const at = told.updatedAt ?? known.at;
        const first = told.price === null ? null : { price: told.price, at };
        return [told.code, { told, at, reference: newer(first, seconds.get(told.code)) }] as const;
      });
    }),
  );
}

function newer(one: Reference | null, second: CoinPrice | undefined): Reference | null {
  const other = second ? { price: second.price, at: second.time } : null;
  return one && (!other || one.at >= other.at) ? one : other;
}
