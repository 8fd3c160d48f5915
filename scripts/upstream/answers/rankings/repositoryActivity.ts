import type { Repository } from '../../ports/repositories.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Coin } from '../indexes/coins.ts';

/** Development activity of a coin, from its public repository. Days are whole days in Beijing. */
export interface CodeWork extends Omit<Repository, 'commits' | 'commitsOfWeek'> {
  readonly repositoryUrl: string;
  /** Commits of the last whole day, of seven and of thirty days; null if unknown. */
  readonly commits1d: number | null;
  readonly commits7d: number | null;
  readonly commits30d: number | null;
}

/**
 * Development activity of each coin by the day of an instant; null for a coin without a public repository. Throws
 * NotConnectedError without a source.
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
  const { commits, commitsOfWeek = null, ...rest } = repository;
  const last = (count: number) =>
    commits === null ? null : commits.slice(0, count).reduce((sum, one) => sum + one, 0);
  return {
    ...rest,
    repositoryUrl,
    commits1d: last(1),
    commits7d: last(7) ?? commitsOfWeek,
    commits30d: last(30),
  };
}
