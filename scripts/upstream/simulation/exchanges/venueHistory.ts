import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';
import type { VenueDay } from '../../ports/venues.ts';
import type { MarketDay } from '../market/marketDays.ts';
import { jitter } from '../random/jitter.ts';
import { wander } from '../random/wander.ts';

/** Volume of an exchange in the last 24 h, USD. */
export interface VenueVolume {
  readonly spot: number;
  readonly futures: number;
}

/**
 * Volume of an exchange by day, oldest first; the last row is the 24 hours until now. Each is the market's volume of
 * the day times a share that varies around the current one.
 */
export function venueHistory(
  { code, kinds }: CatalogueExchange,
  today: VenueVolume,
  days: readonly MarketDay[],
  now: number,
): readonly VenueDay[] {
  const whole = days.at(-1)?.volume ?? 0;
  const key = keyOf(`venue-share-${code}`, 0);
  // Listings, campaigns and outages: an exchange's days are its own as much as the market's.
  const drift = (at: number) => 0.2 * wander(key, at, 34 * DAY) + 0.24 * jitter(key, at, 3);
  const driftNow = drift(now);
  return days.map(({ time, volume }) => {
    const scale = whole > 0 ? (volume / whole) * Math.exp(drift(time) - driftNow) : 0;
    const [spot, futures] = [today.spot * scale, today.futures * scale];
    return {
      time,
      spot,
      futures,
      traders: kinds.includes('dex') ? traders(code, spot, futures, time) : null,
    };
  });
}

/**
 * Addresses that traded on a decentralised exchange within 24 h, from its volume in USD: spot trades on a chain are
 * small, contract trades larger.
 */
function traders(code: string, spot: number, futures: number, time: number): number {
  const key = keyOf(`dex-users-${code}`, 0);
  const size = (2_500 + 9_000 * uniform(key, 0)) * Math.exp(0.15 * wander(key, time, 9 * DAY));
  return Math.round(spot / size + futures / (size * 18));
}
