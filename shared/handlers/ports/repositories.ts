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
  readonly contributors: number;
  /** Commits of each of the thirty whole Beijing days before, latest first. */
  readonly commits: readonly number[];
  /** Epoch ms; null without commits in these days. */
  readonly lastCommitAt: number | null;
}
