import * as v from 'valibot';
import { jsonOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { isoTimeOrNull } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';

export interface RepositoryFigures {
  readonly stars: number;
  readonly forks: number;
  readonly watchers: number;
  readonly openIssues: number;
  /** Epoch ms. */
  readonly pushedAt: number | null;
}

const repository = v.pipe(
  v.object({
    stargazers_count: amount,
    forks_count: amount,
    subscribers_count: amount,
    open_issues_count: amount,
    pushed_at: isoTimeOrNull,
  }),
  v.transform(
    (wire): RepositoryFigures => ({
      stars: wire.stargazers_count,
      forks: wire.forks_count,
      // `watchers_count` repeats the stars.
      watchers: wire.subscribers_count,
      openIssues: wire.open_issues_count,
      pushedAt: wire.pushed_at,
    }),
  ),
);

const participation = v.pipe(
  v.object({ all: v.pipe(v.array(amount), v.length(52)) }),
  v.transform(({ all }) => all),
);

/** Figures of a repository, by its name as in `bitcoin/bitcoin`. */
export function repositoryFigures(name: string): Question<RepositoryFigures> {
  return { isAboutOne: true, path: `/repos/${name}`, decode: jsonOf(repository) };
}

/** Commits of each of the last 52 weeks, oldest first; while GitHub counts them it answers 202 without a body. */
export function weeklyCommits(name: string): Question<readonly number[]> {
  return { isAboutOne: true, path: `/repos/${name}/stats/participation`, decode: jsonOf(participation) };
}
