import type { SocialPlatform } from '@coinmirror/shared/contract/rankings/popularity.ts';
import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { chanceBetween } from '../random/chance.ts';
import { dailyWalk } from '../random/dailySteps.ts';
import { longTail } from '../random/hash.ts';

/** Followers of a coin by platform, counted daily at Beijing midnight; the same on every page. */

const YEAR = 365 * DAY;

/** Followers grow with a power of the market value, which differs per platform. */
const PLATFORMS: Readonly<
  Record<SocialPlatform, { readonly power: number; readonly scale: number; readonly posts: number }>
> = {
  twitter: { power: 0.46, scale: 14, posts: 24 },
  reddit: { power: 0.62, scale: 0.15, posts: 120 },
  facebook: { power: 0.5, scale: 0.3, posts: 6 },
};

/** Followers (members, subscribers) on the day of an instant; null if the coin has no account. */
export function followersOn(facts: CatalogueCoin, platform: SocialPlatform, time: number): number | null {
  if (facts.links[platform] === '') return null;
  const { power, scale } = PLATFORMS[platform];
  const day = beijingMidnight(time);
  const key = `${facts.code}:${platform}`;
  const worth = facts.basePrice * facts.circulation;
  const grown = (1 + chanceBetween(`${key}:growth`, -0.02, 0.2)) ** ((day - ANCHOR) / YEAR);
  const mood = 1 + 0.0015 * dailyWalk(keyOf(key, 0), day);
  return Math.round(40 + scale * worth ** power * chanceBetween(`${key}:fond`, 0.55, 1.6) * grown * mood);
}

/** Posts on the days of some instants; null if the coin has no account. */
export function postsOn(
  facts: CatalogueCoin,
  platform: SocialPlatform,
  times: readonly number[],
): readonly (number | null)[] {
  if (facts.links[platform] === '') return times.map(() => null);
  const key = keyOf(`${facts.code}:${platform}:posts`, 0);
  const usual = (PLATFORMS[platform].posts * chanceBetween(`${facts.code}:${platform}:zeal`, 0.3, 1.7)) / 7;
  return times.map((time) => Math.round(usual * longTail(key, Math.round(beijingMidnight(time) / DAY))));
}
