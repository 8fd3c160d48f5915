import { realCoins } from '../../catalogue/coinCatalogue.ts';
import { type AgreedPrice, agreePrice, pairName, venuesOf } from '../price/agreePrice.ts';
import type { Candidate } from '../price/candidate.ts';
import { offListings } from '../price/freshListing.ts';
import { suspect } from '../price/quarantine.ts';
import type { PriceAt } from '../price/referenceCheck.ts';
import type { QuarantineStore, Suspicion } from '../store/quarantine.ts';
import { type CoinFacts, newestOf } from './coinFacts.ts';
import { confirmPrice, doubtInWords, type HeldPrice } from './confirmPrice.ts';
import { createHeldNumbers, type HeldNumber } from './heldNumbers.ts';

export interface AgreedCoin extends AgreedPrice {
  readonly price: number;
  /** When the price was last confirmed, epoch ms. */
  readonly at: number;
  /** Whose price stands: the venues' own, the last one agreed on, or that of whoever lists the coin. */
  readonly by: 'venues' | 'last' | 'listing';
  /** Why a price of the venues is held back, in Chinese; '' while none is. */
  readonly doubt: string;
}

/** A pair whose price is this far from all others' (a fraction) for three readings is held back. */
const FAR = 0.3;

/** Where pairs of spot prices stand in the book of what is held back. */
const SPOT = 'spot';

/** Makes what agrees on the price of each coin in a cycle; it remembers last prices, and `quarantine` the pairs in quarantine. */
export function createAgreement(quarantine: QuarantineStore) {
  const watched = createWatch(quarantine);
  const last = new Map<string, PriceAt>();
  const held = createHeldNumbers();
  let readAt = 0;

  /** The price that stands: the venues' own, else the newer of the second source's and the last one agreed on. */
  function standing(
    code: string,
    agreed: AgreedPrice,
    { facts, doubt, now }: { facts: CoinFacts | undefined; doubt: string; now: number },
  ): AgreedCoin | null {
    const { price, from, accepted, voices, refused } = agreed;
    const stand = (by: AgreedCoin['by'], own: PriceAt): AgreedCoin => ({
      price: own.price,
      at: own.at,
      by,
      from,
      accepted,
      voices,
      refused,
      doubt,
    });
    if (price !== null && from === 'venues') return stand('venues', { price, at: now });
    const before = last.get(code);
    const listings = facts?.listings ?? [];
    // What was believed while nobody said otherwise does not stand against those who do now.
    const isGone = before !== undefined && offListings(before.price, listings, now) !== null;
    const reported = isGone ? newestOf(listings) : (facts?.reference ?? null);
    if (before && !isGone && (!reported || before.at >= reported.at)) return stand('last', before);
    return reported && stand('listing', reported);
  }

  return {
    /** Pairs that are not believed for now, by `venue symbol`. */
    quarantine: watched.held,
    /** Coins whose price is held back, because nobody confirms what the venues say. */
    held: held.all,
    /** Agreed prices by code; `newest`: when the newest reading came, so that each reading counts once. */
    agree(
      candidates: ReadonlyMap<string, readonly Candidate[]>,
      facts: ReadonlyMap<string, CoinFacts>,
      { now, newest }: { readonly now: number; readonly newest: number },
    ): ReadonlyMap<string, AgreedCoin> {
      const quarantined = new Set(watched.held().keys());
      const isNewQuote = newest > readAt;
      readAt = Math.max(readAt, newest);
      const agreedOn = new Map<string, AgreedCoin>();
      const doubted: HeldNumber[] = [];
      for (const { code } of realCoins) {
        const own = candidates.get(code) ?? [];
        const reported = facts.get(code);
        const listings = reported?.listings ?? [];
        const rank = reported?.reported.rank ?? null;
        const options = { now, rank, listings, reference: newestOf(listings)?.price ?? null };
        const said = agreePrice(own, { ...options, quarantined });
        const { agreed, held: doubt } = confirmPrice(said, { ...options, last: last.get(code) ?? null });
        const reason = doubt === null ? '' : doubtInWords(doubt.doubt);
        if (doubt !== null) doubted.push(numberOf(code, doubt, reason));
        if (isNewQuote) watched.watch(agreed, own, now);
        const coin = standing(code, agreed, { facts: reported, doubt: reason, now });
        if (!coin) continue;
        if (coin.from === 'venues') last.set(code, { price: coin.price, at: now });
        agreedOn.set(code, coin);
      }
      held.notify(doubted, now);
      return agreedOn;
    },
  };
}

export type Agreement = ReturnType<typeof createAgreement>;

function numberOf(code: string, { price, sourceNames }: HeldPrice, reason: string): HeldNumber {
  return { code, value: price, sourceNames, reason };
}

/** Makes the watch over pairs that are far from all other venues reading by reading. */
function createWatch(quarantine: QuarantineStore) {
  const suspicions = new Map(quarantine.all(SPOT));

  function remember(name: string, suspicion: Suspicion | null): void {
    const wasHeld = suspicions.get(name)?.isHeld === true;
    if (suspicion === null) suspicions.delete(name);
    else suspicions.set(name, suspicion);
    if (suspicion?.isHeld) quarantine.save(SPOT, name, suspicion);
    else if (wasHeld) quarantine.release(SPOT, name);
  }

  return {
    held: (): ReadonlyMap<string, Suspicion> => new Map([...suspicions].filter(([, { isHeld }]) => isHeld)),
    watch({ price, from }: AgreedPrice, candidates: readonly Candidate[], now: number): void {
      if (price === null || from !== 'venues' || venuesOf(candidates).length < 3) return;
      for (const candidate of candidates) {
        const name = pairName(candidate);
        const isOff = Math.abs(candidate.price / price - 1) > FAR;
        const off = isOff ? `${candidate.price} where others say ${price}` : null;
        const after = suspect(suspicions.get(name) ?? null, { value: candidate.price, off, time: now });
        remember(name, after);
      }
    },
  };
}
