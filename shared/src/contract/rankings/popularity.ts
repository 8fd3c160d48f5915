import * as v from 'valibot';
import { rankedCoin, toRankedCoin } from '../coin/parts.ts';
import { defineEndpoint, EACH_BEAT } from '../endpoint.ts';
import { countParam, flatPage, listPage, wordParam } from '../wire.ts';
import {
  maybeAmount,
  maybeCount,
  maybeNum,
  maybeScore,
  maybeShare,
  wireCount,
  wireScore,
} from '../wireNumber.ts';
import { wireAddress } from '../wireTexts.ts';
import { maybeTime } from '../wireTime.ts';
import { capParam, rankingPage } from './params.ts';

/** `type` of the ranking of holders: most addresses, fastest growth, highest concentration. */
export const ADDRESS_SORTS = ['count', 'rise', 'top10'] as const;
/** `sort` of the ranking of GitHub projects: commits, contributors, stars. */
export const GITHUB_SORTS = ['submit', 'devote', 'star'] as const;
/** Platforms on which a coin's followers are counted. */
export const SOCIAL_PLATFORMS = ['twitter', 'reddit', 'facebook'] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];
export const SOCIAL_SORTS = ['score', ...SOCIAL_PLATFORMS] as const;
/** Sort orders of a platform's list. */
export const SOCIAL_ORDERS = ['count', 'rise_day', 'rise_week'] as const;

const addressWire = v.pipe(
  v.object({
    ...rankedCoin,
    addrcount: wireCount,
    rise_day: maybeNum,
    rise_week: maybeNum,
    riserate_day: maybeNum,
    riserate_week: maybeNum,
    top10rate: maybeShare,
    top50rate: maybeShare,
    top100rate: maybeShare,
    gini: maybeAmount,
    updatedate: maybeTime,
  }),
  v.transform((wire) => ({
    ...toRankedCoin(wire),
    addressCount: wire.addrcount,
    /** Change in addresses over a day and a week; and in %. */
    riseDay: wire.rise_day,
    riseWeek: wire.rise_week,
    riseRateDay: wire.riserate_day,
    riseRateWeek: wire.riserate_week,
    /** Share of the largest holders together, % of the circulating supply. */
    top10: wire.top10rate,
    top50: wire.top50rate,
    top100: wire.top100rate,
    /** 0–1, among the listed addresses. */
    gini: wire.gini,
    updatedAt: wire.updatedate,
  })),
);

/** Holder figures of a coin. */
export type CoinAddresses = v.InferOutput<typeof addressWire>;

const followersWire = v.pipe(
  v.object({
    url: wireAddress,
    count: wireCount,
    rise_day: maybeNum,
    rise_week: maybeNum,
    posts_week: maybeCount,
    score: wireScore,
  }),
  v.transform((wire) => ({
    url: wire.url,
    followers: wire.count,
    riseDay: wire.rise_day,
    riseWeek: wire.rise_week,
    posts7d: wire.posts_week,
    /** 0–100, on a logarithmic scale relative to the most followed coin. */
    score: wire.score,
  })),
);

const maybeFollowers = v.optional(v.nullable(followersWire), null);

const socialWire = v.pipe(
  v.object({
    ...rankedCoin,
    score: wireScore,
    twitter: maybeFollowers,
    reddit: maybeFollowers,
    facebook: maybeFollowers,
    github_score: maybeScore,
    updatedate: maybeTime,
  }),
  v.transform((wire) => ({
    ...toRankedCoin(wire),
    /** 0–100: weighted mean of the four sub-scores; a platform without the coin counts as 0. */
    score: wire.score,
    twitter: wire.twitter,
    reddit: wire.reddit,
    facebook: wire.facebook,
    githubScore: wire.github_score,
    updatedAt: wire.updatedate,
  })),
);

/** Social figures of a coin. */
export type CoinSocial = v.InferOutput<typeof socialWire>;

const projectWire = v.pipe(
  v.object({
    ...rankedCoin,
    codelink: v.string(),
    star: wireCount,
    fork: wireCount,
    watch: wireCount,
    submit_day: maybeCount,
    submit_week: maybeCount,
    submit_month: maybeCount,
    devote: maybeCount,
    lasttime: maybeTime,
    updatedate: maybeTime,
  }),
  v.transform((wire) => ({
    ...toRankedCoin(wire),
    repositoryUrl: wire.codelink,
    stars: wire.star,
    forks: wire.fork,
    watchers: wire.watch,
    /** Commits of the last whole day, of seven and of thirty days; null if unknown. */
    commits1d: wire.submit_day,
    commits7d: wire.submit_week,
    commits30d: wire.submit_month,
    contributors: wire.devote,
    lastCommitAt: wire.lasttime,
    updatedAt: wire.updatedate,
  })),
);

/** Development activity of a coin. */
export type CoinProjectActivity = v.InferOutput<typeof projectWire>;

export const popularityEndpoints = {
  addressRank: defineEndpoint({
    // Counted daily, but the prices beside it change each beat.
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v3/discover/address_rank',
    params: v.object({
      page: countParam(1, 10_000),
      pre_page: countParam(50, 200),
      type: wordParam(ADDRESS_SORTS, 'count'),
      filtertype: capParam,
    }),
    response: listPage(addressWire),
  }),
  socialRank: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/ranking/social',
    params: v.object({
      ...rankingPage,
      sort: wordParam(SOCIAL_SORTS, 'score'),
      order: wordParam(SOCIAL_ORDERS, 'count'),
      filtertype: capParam,
    }),
    response: listPage(socialWire),
  }),
  projectRank: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/coin/hotprojectgithub',
    params: v.object({
      page: countParam(1, 10_000),
      pagesize: countParam(50, 200),
      sort: wordParam(GITHUB_SORTS, 'submit'),
      filtertype: capParam,
    }),
    response: flatPage(projectWire),
  }),
} as const;
