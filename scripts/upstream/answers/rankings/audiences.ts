import { SOCIAL_PLATFORMS, type SocialPlatform } from '@coinmirror/shared/contract/rankings/popularity.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Coin } from '../indexes/coins.ts';

const WEEK = 7;

/** Followers of a coin on a platform, counted daily at Beijing midnight. */
export interface Following {
  /** The coin's address on the platform. */
  readonly url: string;
  readonly followers: number;
  /** Change over a day and a week; 0 if there is no earlier count. */
  readonly riseDay: number;
  readonly riseWeek: number;
  /** Posts of the last seven whole days. */
  readonly postsWeek: number | null;
}

/** null on platforms without an account of the coin. */
export type Audience = Readonly<Record<SocialPlatform, Following | null>>;

/** Followers of each coin at the Beijing midnight `day`. Throws NotConnectedError without a source. */
export async function audiencesOn(
  sources: Sources,
  coins: readonly Coin[],
  day: number,
): Promise<readonly Audience[]> {
  const [twitter = [], reddit = [], facebook = []] = await Promise.all(
    SOCIAL_PLATFORMS.map((platform) => followingsOn(sources, platform, coins, day)),
  );
  return coins.map((_, at) => ({
    twitter: twitter[at] ?? null,
    reddit: reddit[at] ?? null,
    facebook: facebook[at] ?? null,
  }));
}

async function followingsOn(
  sources: Sources,
  platform: SocialPlatform,
  coins: readonly Coin[],
  day: number,
): Promise<readonly (Following | null)[]> {
  const port = requirePort(sources, 'social');
  const codes = coins.map(({ facts }) => facts.code);
  const week = Array.from({ length: WEEK }, (_, back) => day - (back + 1) * DAY);
  const [followers, posts] = await Promise.all([
    port.followers(platform, codes, [day, day - DAY, day - WEEK * DAY]),
    port.posts(platform, codes, week),
  ]);
  return coins.map(({ facts }, at) => {
    const [now = null, yesterday = null, lastWeek = null] = followers[at] ?? [];
    const url = facts.links[platform];
    if (now === null || url === '') return null;
    return {
      url,
      followers: now,
      riseDay: now - (yesterday ?? now),
      riseWeek: now - (lastWeek ?? now),
      postsWeek: totalOf(posts[at] ?? []),
    };
  });
}

/** null unless every day was counted. */
function totalOf(days: readonly (number | null)[]): number | null {
  const counted = days.filter((posts) => posts !== null);
  return counted.length === WEEK ? sum(counted, (posts) => posts) : null;
}
