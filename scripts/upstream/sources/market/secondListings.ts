import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { realCoins } from '../../catalogue/coinCatalogue.ts';
import { oncePer } from '../../mechanisms/memo.ts';
import type { Known } from '../client/sourceClient.ts';
import { type Listed, listedCoins } from '../identity/listedCoins.ts';
import { coinListings } from '../providers/coinmarketcap/listings.ts';
import { paprikaTickers } from '../providers/coinpaprika/tickers.ts';
import type { ReaderPoll } from '../reader/polls.ts';
import type { SourceReader } from '../reader/sourceReader.ts';
import type { SourceName } from '../table/sourceTable.ts';
import { coinFactsQuestions } from './coinFactsQuestions.ts';
import { type ReportedCoin, reportedByCoinMarketCap, reportedByPaprika } from './reportedCoin.ts';

/** ms between two questions to Coinpaprika: prices of venues are measured by what was reported within ten minutes. */
const EVERY = 5 * MINUTE;
/** ms between two questions to CoinMarketCap, while the first provider has not reported on all coins. */
const CAP_EVERY = 10 * MINUTE;
/** What is due is looked at so often, ms. */
const LOOK = 5_000;
/** Coins of CoinMarketCap's list: the largest, among which are ours. */
const LISTED = 2_000;

const capListings = coinListings(LISTED);

/** A coin, and when it was reported, epoch ms. */
export interface ReportedAt {
  readonly reported: ReportedCoin;
  readonly at: number;
  /** Who tells it. */
  readonly sourceName: SourceName;
}

/** Makes what matches the rows of an answer with our coins, once however many cycles read it. */
function matcher<Row extends Listed>(reportedBy: (code: string, row: Row) => ReportedCoin) {
  return oncePer((rows: readonly Row[]) =>
    [...listedCoins(realCoins, rows)].map(([code, row]) => [code, reportedBy(code, row)] as const),
  );
}

const byCoinMarketCap = matcher(reportedByCoinMarketCap);
const byPaprika = matcher(reportedByPaprika);

function listingsOf<Row extends Listed>(
  sourceName: SourceName,
  known: Known<readonly Row[]>,
  matched: ReturnType<typeof matcher<Row>>,
): readonly (readonly [string, ReportedAt])[] {
  if (known.kind === 'nothing') return [];
  return matched(known.value).map(([code, reported]) => [
    code,
    { reported, at: reported.updatedAt ?? known.at, sourceName },
  ]);
}

/**
 * What Coinpaprika, and else CoinMarketCap, tell of each coin, by code and without asking: supplies, volumes and changes
 * for as long as CoinGecko has never reported them, and prices.
 */
export function secondListings(reader: SourceReader): ReadonlyMap<string, ReportedAt> {
  return new Map([
    ...listingsOf('COINMARKETCAP', reader.latest('COINMARKETCAP', capListings), byCoinMarketCap),
    ...listingsOf('COINPAPRIKA', reader.latest('COINPAPRIKA', paprikaTickers), byPaprika),
  ]);
}

/**
 * Asks Coinpaprika always, because prices of venues are measured by its own (9,600 calls a month of the 20,000 that it gives), and
 * CoinMarketCap as long as a page of the first provider has never been answered.
 */
export const secondListingsPoll: ReaderPoll = {
  every: LOOK,
  async run({ reader }) {
    const isReported = coinFactsQuestions.every(
      (question) => reader.latest('COINGECKO', question).kind !== 'nothing',
    );
    await Promise.all([
      // A tenth less, as of every poll: what is reported is never much older than five minutes.
      reader.read('COINPAPRIKA', paprikaTickers, EVERY * 0.9),
      isReported ? null : reader.read('COINMARKETCAP', capListings, CAP_EVERY),
    ]);
  },
};
