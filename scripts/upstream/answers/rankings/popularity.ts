import type { GITHUB_SORTS } from '@coinmirror/shared/contract/rankings/popularity.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { cnyPerUsd } from '../currencies/rates.ts';
import { flatList, nestedList } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { headOfCoin, quoteOf } from '../rows/coinRow.ts';
import { addressRows } from './addressRows.ts';
import { competitors } from './competitors.ts';
import { type CodeWork, codeWorks } from './repositoryActivity.ts';
import { socialRows } from './socialRows.ts';

const WORK_OF: Readonly<Record<(typeof GITHUB_SORTS)[number], (work: CodeWork) => number | null>> = {
  submit: ({ commits30d, commits7d }) => commits30d ?? commits7d,
  devote: ({ contributors }) => contributors,
  star: ({ stars }) => stars,
};

export const popularityHandlers = {
  async addressRank({ page, pre_page, type, filtertype }, { sources }) {
    const coins = await competitors(sources, filtertype);
    return nestedList(await addressRows(sources, coins, type, await cnyPerUsd(sources)), page, pre_page);
  },

  async socialRank({ page, per_page, sort, order, filtertype }, { sources }) {
    const coins = await competitors(sources, filtertype);
    const rows = await socialRows(sources, coins, { sort, order }, await cnyPerUsd(sources));
    return nestedList(rows, page, per_page);
  },

  async projectRank({ page, pagesize, sort, filtertype }, { sources }) {
    const time = sources.clock.now();
    const rate = await cnyPerUsd(sources);
    const coins = await competitors(sources, filtertype);
    const works = await codeWorks(sources, coins, time);
    const projects = coins.flatMap((coin, at) => {
      const work = works[at] ?? null;
      return work === null ? [] : [{ coin, work }];
    });
    return flatList(
      descending(projects, ({ work }) => WORK_OF[sort](work)).map(({ coin, work }) => ({
        ...headOfCoin(coin),
        ...quoteOf(coin, rate),
        rank: coin.now.rank,
        repositoryUrl: work.repositoryUrl,
        stars: work.stars,
        forks: work.forks,
        watchers: work.watchers,
        commits1d: work.commits1d,
        commits7d: work.commits7d,
        commits30d: work.commits30d,
        contributors: work.contributors,
        lastCommitAt: work.lastCommitAt,
        updatedAt: beijingMidnight(time),
      })),
      page,
      pagesize,
    );
  },
} satisfies Handlers<'addressRank' | 'socialRank' | 'projectRank'>;
