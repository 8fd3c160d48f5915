import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { realCoins } from '../../catalogue/coinCatalogue.ts';
import type { Known } from '../client/sourceClient.ts';
import { type Listed, listedCoins } from '../identity/listedCoins.ts';
import { coinListings } from '../providers/coinmarketcap/listings.ts';
import { paprikaTickers } from '../providers/coinpaprika/tickers.ts';
import type { ReaderPoll } from '../reader/polls.ts';
import type { SourceReader } from '../reader/sourceReader.ts';
import type { SourceName } from '../table/sourceTable.ts';
import { coinFactsQuestions } from './coinFactsQuestions.ts';
import { type ToldCoin, toldByCoinMarketCap, toldByPaprika } from './toldCoin.ts';

/** ms between two questions, while the first provider has not told of all coins. */
const EVERY = 10 * MINUTE;
/** Whether they are needed is looked at so often, ms. */
const LOOK = 5_000;
/** Coins of CoinMarketCap's list: the largest, among which are ours. */
const LISTED = 2_000;

const capListings = coinListings(LISTED);

/** A coin, and when it was told, epoch ms. */
export interface ToldAt {
  readonly told: ToldCoin;
  readonly at: number;
  /** Who tells it. */
  readonly teller: SourceName;
}

/** Answers are matched with our coins once, however many beats read them. */
const matched = new WeakMap<readonly Listed[], ReadonlyMap<string, ToldCoin>>();

function tell<Row extends Listed>(
  teller: SourceName,
  known: Known<readonly Row[]>,
  toldBy: (code: string, row: Row) => ToldCoin,
): readonly (readonly [string, ToldAt])[] {
  if (known.kind === 'nothing') return [];
  const coins =
    matched.get(known.value) ??
    new Map([...listedCoins(realCoins, known.value)].map(([code, row]) => [code, toldBy(code, row)]));
  matched.set(known.value, coins);
  return [...coins].map(([code, told]) => [code, { told, at: told.updatedAt ?? known.at, teller }]);
}

/**
 * What Coinpaprika, and else CoinMarketCap, tell of each coin, by code and without asking: supplies, volumes and changes
 * for as long as CoinGecko has never told them.
 */
export function secondListings(reader: SourceReader): ReadonlyMap<string, ToldAt> {
  return new Map([
    ...tell('COINMARKETCAP', reader.latest('COINMARKETCAP', capListings), toldByCoinMarketCap),
    ...tell('COINPAPRIKA', reader.latest('COINPAPRIKA', paprikaTickers), toldByPaprika),
  ]);
}

/** Asks the second providers as long as a page of the first one has never been answered. */
export const secondListingsPoll: ReaderPoll = {
  every: LOOK,
  async run({ reader }) {
    const isTold = coinFactsQuestions.every(
      (question) => reader.latest('COINGECKO', question).kind !== 'nothing',
    );
    if (isTold) return;
    await Promise.all([
      reader.read('COINPAPRIKA', paprikaTickers, EVERY),
      reader.read('COINMARKETCAP', capListings, EVERY),
    ]);
  },
};
