import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { NewsItem } from '../../ports/news.ts';
import { chance } from '../random/chance.ts';

/** Share of Chinese readers who also read English. */
const FOREIGN = 0.35;

/**
 * Reads of an item by `now`: most within its first day, a few ever after. The count never falls; important items and
 * articles get more.
 */
export function readsOf(item: NewsItem, now: number): number {
  const { id, time, important, section, coins, translation } = item;
  const age = Math.max(0, now - time);
  const fame = coins.includes('bitcoin') ? 1.5 : 1;
  const draw = 900 + 5200 * chance(`news-${id}`) ** 2;
  const weight =
    (important ? 1.9 : 1) * (translation ? FOREIGN : 1) * (section === 'flash' ? 0.6 : 1.3) * fame;
  const early = 1 - Math.exp(-age / (7 * HOUR));
  const late = Math.log1p(age / (3 * DAY)) * 0.08;
  return Math.floor(draw * weight * (early + late));
}
