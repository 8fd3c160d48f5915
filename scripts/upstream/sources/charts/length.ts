import { nextOpening, openingOf } from '@coinmirror/shared/kline/openings.ts';
import { BEIJING, MINUTE } from '@coinmirror/shared/time/units.ts';
import type { CandleMinutes } from '../exchanges/kinds/candle.ts';

/** A length in which candles are asked for and kept; longer ones consist of them. */
export interface Length {
  readonly minutes: CandleMinutes;
  /** Where its days begin, ms east of UTC; 0 for shorter ones, which begin alike everywhere. */
  readonly shift: number;
}

const DAY_MINUTES = 1440;

/** Shortest first. */
export const SHORT_LENGTHS: readonly Length[] = ([1, 5, 15, 60] as const).map((minutes) => ({
  minutes,
  shift: 0,
}));
export const BEIJING_DAY: Length = { minutes: DAY_MINUTES, shift: BEIJING };
export const UTC_DAY: Length = { minutes: DAY_MINUTES, shift: 0 };

/** The longest length that candles of a period consist of, with days that begin `shift` ms east of UTC. */
export function baseOf(periodMinutes: number, shift: number): Length {
  if (periodMinutes % DAY_MINUTES === 0) return shift === 0 ? UTC_DAY : BEIJING_DAY;
  const parts = SHORT_LENGTHS.filter(({ minutes }) => periodMinutes % minutes === 0);
  return parts.at(-1) ?? { minutes: 1, shift: 0 };
}

/** ms. */
export const lengthMs = ({ minutes }: Length): number => minutes * MINUTE;

/** Opening of the candle of an instant (epoch ms). */
export const openingIn = (time: number, { minutes, shift }: Length): number =>
  openingOf(time, minutes, shift);

/** Opening of the candle after the one of an instant (epoch ms). */
export const nextIn = (time: number, length: Length): number =>
  nextOpening(openingIn(time, length), length.minutes, length.shift);

/** The name under which candles of a code are kept: days from Beijing midnight beside those from UTC midnight. */
export const seriesKey = (code: string, { minutes, shift }: Length): string =>
  minutes === DAY_MINUTES && shift !== 0 ? `${code} utc8` : code;
