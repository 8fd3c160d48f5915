import type { WireOf } from '../../contract/endpoint.ts';
import {
  type peopleRankingEndpoints,
  type SOCIAL_ORDERS,
  SOCIAL_PLATFORMS,
  type SOCIAL_SORTS,
  type SocialPlatform,
} from '../../contract/rankings/people.ts';
import { beijingMidnight } from '../../time/midnight.ts';
import { DAY } from '../../time/units.ts';
import type { Coin } from '../coin/book.ts';
import { codeWorkOf } from '../coin/codeBook.ts';
import { accountOf, followersOn, logScore, postsBefore } from '../coin/socialBook.ts';
import { headWire, inSeconds, quoteWire } from '../coin/wire.ts';
import { descending } from './competitors.ts';

type SocialWire = WireOf<typeof peopleRankingEndpoints.socialRank>['data']['list'][number];
type FollowersWire = NonNullable<SocialWire['twitter']>;
type Sort = (typeof SOCIAL_SORTS)[number];
type Order = (typeof SOCIAL_ORDERS)[number];

/** Parts of the composite score; they add up to 1. */
const WEIGHTS: Readonly<Record<SocialPlatform | 'github', number>> = {
  twitter: 0.4,
  reddit: 0.25,
  github: 0.25,
  facebook: 0.1,
};

interface Counted {
  readonly coin: Coin;
  readonly followers: Readonly<Record<SocialPlatform, FollowersWire | null>>;
  readonly githubScore: number | null;
  readonly score: number;
}

/** Coins by their people: all of them by the composite score, or those on one platform by its own figures. */
export function socialRows(
  coins: readonly Coin[],
  { sort, order }: { readonly sort: Sort; readonly order: Order },
  time: number,
  rate: number,
): readonly SocialWire[] {
  const day = beijingMidnight(time);
  const counted = count(coins, day);
  const chosen =
    sort === 'score'
      ? descending(
          counted.filter(({ score }) => score > 0),
          ({ score }) => score,
        )
      : descending(
          counted.filter(({ followers }) => followers[sort] !== null),
          ({ followers }) => Number(followers[sort]?.[order] ?? 0),
        );
  return chosen.map((row) => socialWire(row, day, rate));
}

function count(coins: readonly Coin[], day: number): readonly Counted[] {
  const raw = coins.map((coin) => ({
    coin,
    followers: {
      twitter: followersOn(coin.facts, 'twitter', day),
      reddit: followersOn(coin.facts, 'reddit', day),
      facebook: followersOn(coin.facts, 'facebook', day),
    },
    commits: codeWorkOf(coin.facts, day)?.commits30d ?? null,
  }));
  const most = (read: (row: (typeof raw)[number]) => number | null) =>
    Math.max(0, ...raw.map((row) => read(row) ?? 0));
  const tops = {
    twitter: most(({ followers }) => followers.twitter),
    reddit: most(({ followers }) => followers.reddit),
    facebook: most(({ followers }) => followers.facebook),
  };
  const mostCommits = most(({ commits }) => commits);
  return raw.map(({ coin, commits }) => {
    const on = (platform: SocialPlatform) => followersWire(coin, platform, day, tops[platform]);
    const followers = { twitter: on('twitter'), reddit: on('reddit'), facebook: on('facebook') };
    const githubScore = commits === null ? null : logScore(commits, mostCommits);
    const social = SOCIAL_PLATFORMS.reduce(
      (sum, platform) => sum + WEIGHTS[platform] * Number(followers[platform]?.score ?? 0),
      0,
    );
    return { coin, followers, githubScore, score: social + WEIGHTS.github * (githubScore ?? 0) };
  });
}

function followersWire(
  { facts }: Coin,
  platform: SocialPlatform,
  day: number,
  most: number,
): FollowersWire | null {
  const now = followersOn(facts, platform, day);
  if (now === null) return null;
  const rise = (days: number) => now - (followersOn(facts, platform, day - days * DAY) ?? now);
  return {
    url: accountOf(facts, platform),
    count: now,
    rise_day: rise(1),
    rise_week: rise(7),
    posts_week: postsBefore(facts, platform, day),
    score: logScore(now, most),
  };
}

function socialWire({ coin, followers, githubScore, score }: Counted, day: number, rate: number): SocialWire {
  return {
    ...headWire(coin),
    ...quoteWire(coin, rate),
    rank: coin.now.rank,
    score,
    ...followers,
    github_score: githubScore,
    updatedate: inSeconds(day),
  };
}
