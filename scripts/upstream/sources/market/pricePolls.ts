import { exchanges, spotVenues } from '../exchanges/exchanges.ts';
import { poll, pollAtFirst, type ReaderPoll } from '../reader/polls.ts';
import { coinFactsQuestions } from './coinFactsQuestions.ts';
import { fiatRates } from './quoteValues.ts';
import { secondListingsPoll } from './secondListings.ts';
import { secondPriceQuestions } from './secondPrices.ts';

const HOUR = 3_600_000;

/** ms between two readings of a venue's tickers. */
export const TICKERS_EVERY = 10_000;

/** ms between two readings of the second source's prices. */
const SECOND_PRICES_EVERY = 5 * 60_000;

/**
 * The price of an hour ago is CoinGecko's until this process has seen an hour, and counts for ten minutes: 3 calls each
 * five minutes, 36 a start.
 */
const UNTIL_SEEN = { every: 5 * 60_000, time: HOUR };

/** What prices are made from: tickers, lists of pairs, supplies and records, currencies. */
export const pricePolls: readonly ReaderPoll[] = [
  ...spotVenues.flatMap((venue) => {
    const { tickers, markets } = exchanges[venue];
    const { source, ask } = tickers;
    return [
      poll(source, ask, TICKERS_EVERY),
      ...(markets.isForPrices ? [poll(source, markets.ask, HOUR)] : []),
    ];
  }),
  ...coinFactsQuestions.map((question) => poll('COINGECKO', question, HOUR)),
  ...coinFactsQuestions.map((question) => pollAtFirst('COINGECKO', question, UNTIL_SEEN)),
  secondListingsPoll,
  ...secondPriceQuestions.map((question) => poll('LLAMA_COINS', question, SECOND_PRICES_EVERY)),
  poll('FRANKFURTER', fiatRates, HOUR),
];
