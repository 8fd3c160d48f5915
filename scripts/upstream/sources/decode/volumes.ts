import * as v from 'valibot';
import { amount, amountOrNull } from './numbers.ts';

/** USD within 24 hours: all markets together trade less. */
const MOST_DOLLARS = 1e12;
/** The same in Bitcoin. */
const MOST_BITCOINS = 1e8;

/** Whether a number of dollars can be what is traded within 24 hours. */
export function isDollarVolume(value: number): boolean {
  return value >= 0 && value <= MOST_DOLLARS;
}

/** What is traded, in units of its own: never below 0. A row that says otherwise is not as documented. */
export const volume = v.pipe(amount, v.minValue(0));

/** The same in USD, bounded by what can be traded at all. */
export const dollarVolume = v.pipe(amount, v.check(isDollarVolume, 'a volume in dollars'));

/** The same in Bitcoin. */
export const bitcoinVolume = v.pipe(volume, v.maxValue(MOST_BITCOINS));

/** What is traded, in units of its own, where it may be missing: unknown where it cannot be. */
export const volumeOrNull = unknownUnless((value) => value >= 0);

/** The same in USD. */
export const dollarVolumeOrNull = unknownUnless(isDollarVolume);

/** The same in Bitcoin. */
export const bitcoinVolumeOrNull = unknownUnless((value) => value >= 0 && value <= MOST_BITCOINS);

function unknownUnless(isPossible: (value: number) => boolean) {
  return v.pipe(
    amountOrNull,
    v.transform((value) => (value !== null && isPossible(value) ? value : null)),
  );
}
