import type { Repository } from '../ports/repositories.ts';
import type { Sources } from '../ports/sources.ts';
import { requirePort } from '../sources/requirePort.ts';
import type { Coin } from './book.ts';

/** The work on a coin's code, as its public repository tells. Days are whole days in Beijing. */
export interface CodeWork extends Omit<Repository, 'commits'> {
  readonly repositoryUrl: string;
  /** Commits of the last whole day, seven and thirty of them. */
  readonly commits1d: number;
  readonly commits7d: number;
  readonly commits30d: number;
}

/**
 * The work on each coin's code by the day of an instant; null for a coin without a public repository. Throws
 * NotConnectedError where nobody follows any.
 */
export async function codeWorks(
  sources: Sources,
  coins: readonly Coin[],
  time: number,
): Promise<readonly (CodeWork | null)[]> {
  const codes = coins.map(({ facts }) => facts.code);
  const repositories = await requirePort(sources, 'repositories').at(codes, time);
  return coins.map((coin, at) => codeWorkOf(coin, repositories[at] ?? null));
}

function codeWorkOf({ facts }: Coin, repository: Repository | null): CodeWork | null {
  const [repositoryUrl] = facts.links.sourceCode;
  if (repository === null || repositoryUrl === undefined) return null;
  const { commits, ...rest } = repository;
  const last = (count: number) => commits.slice(0, count).reduce((sum, one) => sum + one, 0);
  return { ...rest, repositoryUrl, commits1d: last(1), commits7d: last(7), commits30d: last(30) };
}
