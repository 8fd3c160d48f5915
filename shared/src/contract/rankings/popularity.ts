import * as v from 'valibot';
import { named, rankedCoin } from '../coin/parts.ts';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { row } from '../fields.ts';
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
import { maybeIntegerSeconds } from '../wireTime.ts';
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

const addressRow = row(
  {
    ...rankedCoin,
    addressCount: ['addrcount', wireCount],
    /** Change in addresses over a day and a week; and in %. */
    riseDay: ['rise_day', maybeNum],
    riseWeek: ['rise_week', maybeNum],
    riseRateDay: ['riserate_day', maybeNum],
    riseRateWeek: ['riserate_week', maybeNum],
    /** Share of the largest holders together, % of the circulating supply. */
    top10: ['top10rate', maybeShare],
    top50: ['top50rate', maybeShare],
    top100: ['top100rate', maybeShare],
    /** 0–1, among the listed addresses. */
    gini: maybeAmount,
    updatedAt: ['updatedate', maybeIntegerSeconds],
  },
  named,
);

/** Holder figures of a coin. */
export type CoinAddresses = v.InferOutput<typeof addressRow>;

const followersRow = row({
  url: wireAddress,
  followers: ['count', wireCount],
  riseDay: ['rise_day', maybeNum],
  riseWeek: ['rise_week', maybeNum],
  posts7d: ['posts_week', maybeCount],
  /** 0–100, on a logarithmic scale relative to the most followed coin. */
  score: wireScore,
});

const maybeFollowers = v.optional(v.nullable(followersRow), null);

const socialRow = row(
  {
    ...rankedCoin,
    /** 0–100: weighted mean of the four sub-scores; a platform without the coin counts as 0. */
    score: wireScore,
    twitter: maybeFollowers,
    reddit: maybeFollowers,
    facebook: maybeFollowers,
    githubScore: ['github_score', maybeScore],
    updatedAt: ['updatedate', maybeIntegerSeconds],
  },
  named,
);

/** Social figures of a coin. */
export type CoinSocial = v.InferOutput<typeof socialRow>;

const projectRow = row(
  {
    ...rankedCoin,
    repositoryUrl: ['codelink', v.string()],
    stars: ['star', wireCount],
    forks: ['fork', wireCount],
    watchers: ['watch', wireCount],
    /** Commits of the last whole day, of seven and of thirty days; null if unknown. */
    commits1d: ['submit_day', maybeCount],
    commits7d: ['submit_week', maybeCount],
    commits30d: ['submit_month', maybeCount],
    contributors: ['devote', maybeCount],
    lastCommitAt: ['lasttime', maybeIntegerSeconds],
    updatedAt: ['updatedate', maybeIntegerSeconds],
  },
  named,
);

/** Development activity of a coin. */
export type CoinProjectActivity = v.InferOutput<typeof projectRow>;

export const popularityEndpoints = {
  addressRank: defineEndpoint({
    // Counted daily, but the prices beside it change each cycle.
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/discover/address_rank',
    params: v.object({
      page: countParam(1, 10_000),
      pre_page: countParam(50, 200),
      type: wordParam(ADDRESS_SORTS, 'count'),
      filtertype: capParam,
    }),
    response: listPage(addressRow),
  }),
  socialRank: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/ranking/social',
    params: v.object({
      ...rankingPage,
      sort: wordParam(SOCIAL_SORTS, 'score'),
      order: wordParam(SOCIAL_ORDERS, 'count'),
      filtertype: capParam,
    }),
    response: listPage(socialRow),
  }),
  projectRank: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/coin/hotprojectgithub',
    params: v.object({
      page: countParam(1, 10_000),
      pagesize: countParam(50, 200),
      sort: wordParam(GITHUB_SORTS, 'submit'),
      filtertype: capParam,
    }),
    response: flatPage(projectRow),
  }),
} as const;
