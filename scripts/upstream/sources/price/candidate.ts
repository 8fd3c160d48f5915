import { isDollarVolume } from '../decode/volumes.ts';

/** A venue's price of a coin, in USD already. */
export interface Candidate {
  readonly venue: string;
  /** The venue's own name of the pair. */
  readonly symbol: string;
  /** Whether the venue reports the coin's full name, so that its symbol is no other coin's. */
  readonly isNamed: boolean;
  /** USD a coin. */
  readonly price: number;
  /** USD a coin 24 hours ago, by the venue; null where it reports none. */
  readonly opening: number | null;
  /** USD traded within 24 hours: its weight. */
  readonly volume: number;
  /** Best ask over best bid, %; null where the venue reports none. */
  readonly spread: number | null;
  /** By the venue's clock, else when its number last changed, epoch ms. */
  readonly time: number;
  /** Whether `time` is the venue's own. */
  readonly hasClock: boolean;
  /** When the venue answered: by its own clock (its Date header) and by ours, epoch ms. */
  readonly venueNow: number;
  readonly readAt: number;
}

/** Why a candidate counts for nothing. */
export type Refusal =
  | 'stale'
  | 'future'
  | 'spread'
  | 'thin'
  /** Traded more than can be. */
  | 'volume'
  | 'crossed'
  | 'notANumber'
  | 'outlier'
  | 'quarantined'
  /** Its venues agree, and nobody else confirms them. */
  | 'unconfirmed';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How old a price may be, ms: of the coins that are traded most, and of all others. */
const MAX_AGE = { large: MINUTE, small: 10 * MINUTE, withoutClock: 30 * MINUTE };
/** Ranks up to this trade every second somewhere. */
const LARGE_UP_TO = 300;
const MAX_AHEAD = 5 * SECOND;
const MAX_SPREAD = 5;
const MIN_VOLUME = 10_000;

/**
 * Why a candidate is refused for itself at an instant (epoch ms); null: it may count. `rank`: the coin's, null for an
 * unranked one. Its age is what the venue said it was, and the time since the venue answered.
 */
export function refusalOf(candidate: Candidate, rank: number | null, now: number): Refusal | null {
  const { price, volume, spread, time, venueNow, readAt } = candidate;
  if (!Number.isFinite(price) || price <= 0) return 'notANumber';
  if (!isDollarVolume(volume)) return 'volume';
  if (time > venueNow + MAX_AHEAD) return 'future';
  if (venueNow - time + now - readAt > maxAge(candidate, rank)) return 'stale';
  // A venue without a clock is known to say a number still only as long as it answers.
  if (now - readAt > answerAge(rank)) return 'stale';
  if (spread !== null && spread < 0) return 'crossed';
  if (spread !== null && spread > MAX_SPREAD) return 'spread';
  return volume < MIN_VOLUME ? 'thin' : null;
}

function maxAge({ hasClock }: Candidate, rank: number | null): number {
  return hasClock ? answerAge(rank) : MAX_AGE.withoutClock;
}

function answerAge(rank: number | null): number {
  return rank !== null && rank <= LARGE_UP_TO ? MAX_AGE.large : MAX_AGE.small;
}
