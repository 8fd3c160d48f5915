import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import {
  type popularityEndpoints,
  type SOCIAL_ORDERS,
  SOCIAL_PLATFORMS,
  type SOCIAL_SORTS,
  type SocialPlatform,
} from '@coinmirror/shared/contract/rankings/popularity.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Coin } from '../indexes/coins.ts';
import { headOfCoin, quoteOf } from '../rows/coinRow.ts';
import { type Audience, audiencesOn, type Following } from './audiences.ts';
import { codeWorks } from './repositoryActivity.ts';

type SocialRow = GivenOf<typeof popularityEndpoints.socialRank>['data']['list'][number];
type Followers = NonNullable<SocialRow['twitter']>;
type Sort = (typeof SOCIAL_SORTS)[number];
type Order = (typeof SOCIAL_ORDERS)[number];

/**
 * Weights of the combined score; they add up to 1. Where coins are talked about: hardly on Facebook any more, and code
 * is not talk; both have rankings of their own.
 */
const WEIGHTS: Readonly<Record<SocialPlatform, number>> = { twitter: 0.6, reddit: 0.4, facebook: 0 };

/** The figure that an order sorts by. */
const FOLLOWERS_BY = {
  count: 'followers',
  rise_day: 'riseDay',
  rise_week: 'riseWeek',
} as const satisfies Record<Order, keyof Followers>;

interface Counted {
  readonly coin: Coin;
  readonly followers: Readonly<Record<SocialPlatform, Followers | null>>;
  readonly githubScore: number | null;
  readonly score: number;
}

/** Coins by followers: all by the combined score, or those on one platform by its own figures. */
export async function socialRows(
  sources: Sources,
  coins: readonly Coin[],
  { sort, order }: { readonly sort: Sort; readonly order: Order },
  rate: number | null,
): Promise<readonly SocialRow[]> {
  const day = beijingMidnight(sources.clock.now());
  const [audiences, commits] = await Promise.all([
    audiencesOn(sources, coins, day),
    monthlyCommits(sources, coins, day),
  ]);
  const counted = count(coins, audiences, commits);
  const chosen =
    sort === 'score'
      ? descending(
          counted.filter(({ score }) => score > 0),
          ({ score }) => score,
        )
      : descending(
          counted.filter(({ followers }) => followers[sort] !== null),
          ({ followers }) => followers[sort]?.[FOLLOWERS_BY[order]] ?? 0,
        );
  return chosen.map((row) => socialRow(row, day, rate));
}

/** Commits of thirty days, or of a week where only these are reported; null for coins without a repository, and without a source. */
async function monthlyCommits(sources: Sources, coins: readonly Coin[], day: number) {
  if (sources.repositories === null) return coins.map(() => null);
  const works = await codeWorks(sources, coins, day);
  return works.map((work) => work?.commits30d ?? work?.commits7d ?? null);
}

function count(
  coins: readonly Coin[],
  audiences: readonly Audience[],
  commits: readonly (number | null)[],
): readonly Counted[] {
  const mostOn = (platform: SocialPlatform) =>
    Math.max(0, ...audiences.map((audience) => audience[platform]?.followers ?? 0));
  const tops = { twitter: mostOn('twitter'), reddit: mostOn('reddit'), facebook: mostOn('facebook') };
  const mostCommits = Math.max(0, ...commits.map((each) => each ?? 0));
  return coins.map((coin, at) => {
    const on = (platform: SocialPlatform) => followersOf(audiences[at]?.[platform] ?? null, tops[platform]);
    const followers = { twitter: on('twitter'), reddit: on('reddit'), facebook: on('facebook') };
    const own = commits[at] ?? null;
    const githubScore = own === null ? null : logScore(own, mostCommits);
    const score = SOCIAL_PLATFORMS.reduce(
      (sum, platform) => sum + WEIGHTS[platform] * (followers[platform]?.score ?? 0),
      0,
    );
    return { coin, followers, githubScore, score };
  });
}

function followersOf(following: Following | null, most: number): Followers | null {
  if (following === null) return null;
  const { url, followers, riseDay, riseWeek, postsWeek } = following;
  return {
    url,
    followers,
    riseDay,
    riseWeek,
    posts7d: postsWeek,
    score: logScore(followers, most),
  };
}

/** 0–100 on a logarithmic scale: exactly 100 for the maximum (no more, or its row is refused), 0 for 0. */
function logScore(value: number, most: number): number {
  return most <= 0 ? 0 : 100 * (Math.log1p(value) / Math.log1p(most));
}

function socialRow(
  { coin, followers, githubScore, score }: Counted,
  day: number,
  rate: number | null,
): SocialRow {
  return {
    ...headOfCoin(coin),
    ...quoteOf(coin, rate),
    rank: coin.now.rank,
    score,
    ...followers,
    githubScore,
    updatedAt: day,
  };
}
