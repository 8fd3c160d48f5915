import { type FakeWorld, inTruth } from '../fakeWorld.ts';
import type { Routes } from '../route.ts';
import { iso } from '../wire.ts';

const WEEKS = 52;

/** GitHub: figures of coins' repositories, their commits by the week. */
export function githubRoutes(world: FakeWorld): Routes {
  const find = async (name: string) => {
    const link = `https://github.com/${name}`.toLowerCase();
    const coin = (await world.coins()).find(({ facts }) =>
      facts.links.sourceCode.some((address) => address.toLowerCase() === link),
    );
    if (coin === undefined) return null;
    const port = inTruth(world.truth.repositories, 'repositories');
    return (await port.at([coin.facts.code], world.now()))[0] ?? null;
  };
  return [
    [
      /^\/repos\/([^/]+)\/([^/]+)$/,
      async ({ parts: [owner = '', repository = ''] }) => {
        const known = await find(`${owner}/${repository}`);
        if (known === null) return undefined;
        return {
          id: 1,
          name: repository,
          full_name: `${owner}/${repository}`,
          stargazers_count: known.stars,
          watchers_count: known.stars,
          forks_count: known.forks,
          subscribers_count: known.watchers,
          open_issues_count: Math.round((known.contributors ?? 0) / 3),
          pushed_at: known.lastCommitAt === null ? null : iso(known.lastCommitAt),
        };
      },
    ],
    [
      /^\/repos\/([^/]+)\/([^/]+)\/stats\/participation$/,
      async ({ parts: [owner = '', repository = ''] }) => {
        const known = await find(`${owner}/${repository}`);
        if (known === null) return undefined;
        // Thirty days are known, newest first; the year repeats their four weeks.
        const week = (at: number) =>
          (known.commits ?? []).slice(7 * at, 7 * at + 7).reduce((sum, day) => sum + day, 0);
        const all = Array.from({ length: WEEKS }, (_, at) => week((WEEKS - 1 - at) % 4));
        return { all, owner: all.map(() => 0) };
      },
    ],
  ];
}
