import type { VOLUME_SORTS } from '@coinmirror/shared/contract/rankings/moves.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Coin } from '../indexes/coins.ts';
import { volumeChange } from '../series/coinMeasures.ts';
import { dailyTurnover } from './dailyTurnover.ts';

const HOUR = 3_600_000;

/** Volumes of a coin, USD. */
export interface Volumes {
  readonly coin: Coin;
  readonly day: number;
  /** The last seven and thirty whole days; null for a younger coin, and where nobody tells them. */
  readonly week: number | null;
  readonly month: number | null;
}

/** Volume of a coin over a day, a week and a month. Candles of one pair tell of the day's alone. */
export async function volumesOf(coin: Coin, sources: Sources): Promise<Volumes> {
  if (await sources.candles.countedPair(coin.facts.code))
    return { coin, day: coin.now.volume24h, week: null, month: null };
  const days = await dailyTurnover(sources, coin.facts.code, 30);
  return { coin, day: coin.now.volume24h, week: days.total(7), month: days.total(30) };
}

/** The period of each `sort` of the wire. */
export const VOLUME_OF: Readonly<Record<(typeof VOLUME_SORTS)[number], (volumes: Volumes) => number | null>> =
  { vol: ({ day }) => day, vol_w: ({ week }) => week, vol_m: ({ month }) => month };

/** The last 24 whole hours relative to the 24 before, %, as on the coin's own page; null where nobody tells it. */
export async function volumeChangeOf({ facts }: Coin, sources: Sources): Promise<number | null> {
  if (await sources.candles.countedPair(facts.code)) return null;
  const time = sources.clock.now();
  const hours = await sources.candles.list({ code: facts.code, periodMinutes: 60, end: time, limit: 49 });
  return volumeChange(hours.filter((hour) => hour.time + HOUR <= time));
}
