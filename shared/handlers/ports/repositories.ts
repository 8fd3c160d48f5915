import type { Port } from './port.ts';

/** The work on coins' code, as their public repositories tell. */
export interface RepositoriesPort extends Port {
  /** The repository of each coin at Beijing midnight of an instant (epoch ms); null for a coin that has none. */
  at(codes: readonly string[], time: number): Promise<readonly (Repository | null)[]>;
}

export interface Repository {
  readonly stars: number;
  readonly forks: number;
  readonly watchers: number;
  readonly contributors: number;
  /** Commits of each of the thirty whole days in Beijing before, the last one first. */
  readonly commits: readonly number[];
  /** Epoch ms; null where there was none in these days. */
  readonly lastCommitAt: number | null;
}
