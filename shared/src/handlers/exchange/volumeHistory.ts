import { wander } from '../../market/wander.ts';
import type { Sources } from '../../ports/sources.ts';
import { keyOf } from '../../random/hash.ts';
import { DAY } from '../../time/units.ts';
import { marketTrend } from '../marketTrend.ts';
import type { ExchangeBook } from './activity.ts';

/** [epoch ms, USD on spot, USD in contracts]. */
export type VolumeDay = readonly [time: number, spot: number, futures: number];

/**
 * What an exchange traded day by day, oldest first, the last row the 24 hours until now: the whole market's volume of
 * the day, by a share that moved around what it is today.
 */
export async function volumeHistory(
  code: string,
  { activities, time }: ExchangeBook,
  sources: Sources,
  days: number,
): Promise<readonly VolumeDay[]> {
  const activity = activities.get(code);
  if (!activity) return [];
  const trend = await marketTrend(sources, days);
  const today = trend.at(-1)?.[2] ?? 0;
  const { spotVolume24h, futuresVolume24h } = activity;
  const key = keyOf(`venue-share-${code}`, 0);
  const drift = (at: number) => 0.22 * wander(key, at, 34 * DAY) + 0.1 * wander(key, at, 4 * DAY);
  const now = drift(time);
  return trend.map(([at, , volume]) => {
    const scale = today > 0 ? (volume / today) * Math.exp(drift(at) - now) : 0;
    return [at, spotVolume24h * scale, futuresVolume24h * scale];
  });
}
