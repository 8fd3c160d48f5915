import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';

/** How long before trading begins, or ends, its exchange announces it: the calendar knows of it from then on. */
export const SPOT_LISTING_LEAD = 18 * HOUR;
export const CONTRACT_LISTING_LEAD = 3 * DAY;
export const DELISTING_LEAD = 5 * DAY;
/** Within so long after it a delisting's notice is published. */
export const DELISTING_SPREAD = 3 * HOUR;
