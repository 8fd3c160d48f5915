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

/** About how many follow the coins with the largest communities, thousands at the start of 2026: no function of value. */
const KNOWN: Readonly<Record<SocialPlatform, Readonly<Record<string, number>>>> = {
  twitter: {
    bitcoin: 7_900,
    dogecoin: 4_300,
    'shiba-inu': 3_900,
    ethereum: 3_950,
    binancecoin: 3_800,
    solana: 3_500,
    ripple: 3_000,
    tron: 1_900,
    cardano: 1_400,
    polkadot: 1_500,
    chainlink: 1_250,
    'avalanche-2': 1_250,
    uniswap: 1_400,
  },
  reddit: {
    bitcoin: 8_100,
    ethereum: 3_800,
    dogecoin: 2_600,
    cardano: 700,
    'shiba-inu': 520,
    solana: 480,
    ripple: 390,
    monero: 330,
    litecoin: 370,
  },
  facebook: { bitcoin: 880, ethereum: 160, dogecoin: 230 },
};

/** Followers (members, subscribers) on the day of an instant; null if the coin has no account. */
export function followersOn(facts: CatalogueCoin, platform: SocialPlatform, time: number): number | null {
  if (facts.links[platform] === '') return null;
  const { power, scale } = PLATFORMS[platform];
  const day = beijingMidnight(time);
  const key = `${facts.code}:${platform}`;
  const known = KNOWN[platform][facts.code];
  const worth = facts.basePrice * facts.circulation;
  const usual = known ? 1000 * known : scale * worth ** power * chanceBetween(`${key}:fond`, 0.55, 1.6);
  const grown = (1 + chanceBetween(`${key}:growth`, -0.02, 0.2)) ** ((day - ANCHOR) / YEAR);
  const mood = 1 + 0.0015 * dailyWalk(keyOf(key, 0), day);
  return Math.round(40 + usual * grown * mood);
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
