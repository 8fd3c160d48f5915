import type { Dapp } from '../contract/dapps.ts';
import type { Dex, ExchangeGrade, FuturesVenue, OtcQuote } from '../contract/exchange/boards.ts';
import type { ExchangeRow } from '../contract/exchanges.ts';
import type { NewCoin } from '../contract/newCoins.ts';
import type { CoinMover, CoinTurnover, CoinVolume, LargePosition } from '../contract/rankings/moves.ts';
import type { CoinSale } from '../contract/rankings/newcomers.ts';
import type { CoinAddresses, CoinProjectActivity, CoinSocial } from '../contract/rankings/popularity.ts';
import type { CoinListing, ConceptRank, ExchangeVolume, PairVolume } from '../contract/rankings/trade.ts';
import type { WalletRow } from '../contract/wallets.ts';

/** The calls that answer with a ranking, and their row types. */
export interface RankingRows {
  readonly maxChange: CoinMover;
  readonly conceptRank: ConceptRank;
  readonly volumeRank: CoinVolume;
  readonly pairRank: PairVolume;
  readonly exchangeVolumeRank: ExchangeVolume;
  readonly turnoverRank: CoinTurnover;
  readonly listingRank: CoinListing;
  readonly largePosition: LargePosition;
  readonly addressRank: CoinAddresses;
  readonly newCoinRank: NewCoin;
  readonly saleRank: CoinSale;
  readonly socialRank: CoinSocial;
  readonly projectRank: CoinProjectActivity;
  readonly exchangeRank: ExchangeRow;
  readonly exchangeGrades: ExchangeGrade;
  readonly futuresVenues: FuturesVenue;
  readonly dexes: Dex;
  readonly otcQuotes: OtcQuote;
  readonly wallets: WalletRow;
  readonly dapps: Dapp;
}

export type RankingSource = keyof RankingRows;
