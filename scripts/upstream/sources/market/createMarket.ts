import { CYCLE } from '@coinmirror/shared/constants/timings.ts';
import { realCoins } from '../../catalogue/coinCatalogue.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import type { CoinFinder } from '../identity/coinOf.ts';
import { pairName } from '../price/agreePrice.ts';
import type { Candidate } from '../price/candidate.ts';
import { createCandidates } from '../price/createCandidates.ts';
import { otherCoinQuotes } from '../price/otherCoins.ts';
import type { QuoteRates } from '../price/quoteRates.ts';
import type { VenueQuotes } from '../price/venueQuotes.ts';
import type { SourceReader } from '../reader/sourceReader.ts';
import type { QuarantineStore } from '../store/quarantine.ts';
import { type AgreedCoin, createAgreement } from './agreeCoins.ts';
import { type CoinFacts, coinFacts } from './coinFacts.ts';
import { coinSnapshot } from './coinSnapshot.ts';
import { createHeldNumbers } from './heldNumbers.ts';
import type { LastPrices } from './lastPrices.ts';
import { latestQuotes } from './latestQuotes.ts';
import type { MarketSnapshot, VenuePair } from './marketSnapshot.ts';
import { listingRates, ownPairs, turnover } from './ownPairs.ts';
import { createPastPrices } from './pastPrices.ts';
import { TICKERS_EVERY } from './pricePolls.ts';
import { fiatValues, pricingRates } from './quoteValues.ts';
import { rankCoins } from './rankCoins.ts';

/** Refusals that say nothing against a price: a pair that hardly trades is listed, and makes no price. */
const STILL_LISTED: ReadonlySet<string> = new Set(['thin', 'spread']);

/** ms that a reading stands for the present: until the next one is due, and a little. */
const STANDS = TICKERS_EVERY + CYCLE;

/**
 * Makes what turns the newest readings into the market of a cycle. Its time is the last whole cycle, or older: the cycle of
 * the newest reading, so that prices which nobody has confirmed carry their age.
 */
export function createMarket(
  reader: SourceReader,
  coinOf: CoinFinder,
  quarantine: QuarantineStore,
  { newerThan }: Pick<LastPrices, 'newerThan'>,
) {
  const candidatesOf = createCandidates(coinOf);
  const agreement = createAgreement(quarantine);
  const past = createPastPrices();
  const supplies = createHeldNumbers();
  let judged: ReadonlyMap<string, AgreedCoin> = new Map();

  function snapshot(): MarketSnapshot | null {
    const now = reader.now();
    const quotes = latestQuotes(reader);
    const facts = coinFacts(reader);
    const newest = newestOf(quotes, facts);
    if (newest === null) return null;
    const at = Math.floor(Math.min(now, newest + STANDS) / CYCLE) * CYCLE;
    const pricing = pricingRates(quotes, facts, now);
    const candidates = candidatesOf(quotes, pricing);
    const agreed = agreement.agree(candidates, facts, { now, newest });
    judged = agreed;
    past.take(agreed, at);
    const rates = listingRates(pricing, fiatValues(reader), (code) => agreed.get(code)?.price ?? null);
    const pairs = ownPairs(quotes, { coinOf, rates, isRefused: refusals(agreed), newerThan });
    const pairsOf = Map.groupBy(pairs.values(), ({ coinCode }) => coinCode);
    const { coins, held } = rankCoins(snapshots(agreed, facts, { pairsOf, pricing, at }), facts);
    supplies.notify(held, now);
    const byCode = new Map(coins.map((coin) => [coin.code, coin]));
    const otherCoins = once(() => otherCoinQuotes(quotes, pricing, { coins: realCoins, coinOf }));
    return { at, coins, coinOf: byCode, decisions: agreed, otherCoins, rates, pairs, pairsOf };
  }

  function snapshots(
    agreed: ReadonlyMap<string, AgreedCoin>,
    facts: ReadonlyMap<string, CoinFacts>,
    { pairsOf, pricing, at }: SnapshotParts,
  ): readonly Omit<CoinSnapshot, 'rank'>[] {
    return [...agreed].flatMap(([code, coin]) => {
      const reported = facts.get(code);
      if (!reported) return [];
      const accepted = new Set(coin.accepted.map(pairName));
      const own = pairsOf.get(code) ?? [];
      const traded = own.reduce((sum, pair) => sum + turnover(pair), 0);
      const pairs = own.filter(
        ({ venue, quote, ticker }) =>
          pricing.has(quote) && accepted.has(pairName({ venue, symbol: ticker.symbol })),
      );
      return coinSnapshot({ agreed: coin, facts: reported, turnover: traded, pairs, past, at }) ?? [];
    });
  }

  return {
    snapshot,
    /** What was agreed on in the last cycle, with the quotes that were refused; by code. */
    judged: () => judged,
    quarantine: agreement.quarantine,
    /** What of coins is held back in the last cycle: prices that nobody confirms, supplies that their source contradicts. */
    held: { prices: agreement.held, supplies: supplies.all },
  };
}

interface SnapshotParts {
  readonly pairsOf: ReadonlyMap<string, readonly VenuePair[]>;
  readonly pricing: QuoteRates;
  readonly at: number;
}

export type Market = ReturnType<typeof createMarket>;

/** What is made when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** When the newest answer came, epoch ms; null before any. */
function newestOf(quotes: readonly VenueQuotes[], facts: ReadonlyMap<string, CoinFacts>): number | null {
  const times = quotes.length > 0 ? quotes.map(({ at }) => at) : [...facts.values()].map(({ at }) => at);
  return times.length === 0 ? null : Math.max(...times);
}

/** Whether a pair's price was refused for what it says, by venue and symbol. */
function refusals(agreed: ReadonlyMap<string, AgreedCoin>): (venue: string, symbol: string) => boolean {
  const refused = new Set<string>();
  for (const coin of agreed.values()) {
    for (const { candidate, why } of coin.refused) {
      if (!STILL_LISTED.has(why)) refused.add(pairName(candidate));
    }
  }
  return (venue, symbol) =>
    refused.has(pairName({ venue, symbol } satisfies Pick<Candidate, 'venue' | 'symbol'>));
}
