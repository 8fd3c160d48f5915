import type { Port } from './port.ts';

/** Development activity of coins, from their public repositories. */
export interface RepositoriesPort extends Port {
  /** The repository of each coin at Beijing midnight of an instant (epoch ms); null for a coin without one. */
  at(codes: readonly string[], time: number): Promise<readonly (Repository | null)[]>;
}

export interface Repository {
  readonly stars: number;
  readonly forks: number;
  readonly watchers: number;
  /** null if unknown. */
  readonly contributors: number | null;
  /** Commits of each of the thirty whole Beijing days before, latest first; null where only a week is reported. */
  readonly commits: readonly number[] | null;
  /** Commits of the last week, where only it is reported; null if unknown. */
  readonly commitsOfWeek?: number | null;
  /** Epoch ms; null without commits in these days. */
  readonly lastCommitAt: number | null;
}
