import { expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { repositoryFigures, weeklyCommits } from './repository.ts';

test('figures of a repository; its watchers are its subscribers, not its stars again', () => {
  const wire = {
    full_name: 'bitcoin/bitcoin',
    stargazers_count: 86_000,
    watchers_count: 86_000,
    subscribers_count: 4_000,
    forks_count: 38_000,
    open_issues_count: 700,
    pushed_at: '2026-03-10T04:00:00Z',
  };
  expect(readWire(repositoryFigures('bitcoin/bitcoin'), wire)).toEqual({
    stars: 86_000,
    forks: 38_000,
    watchers: 4_000,
    openIssues: 700,
    pushedAt: Date.UTC(2026, 2, 10, 4),
  });
});

test('commits of 52 weeks; an empty body while they are counted is none', () => {
  const weeks = Array.from({ length: 52 }, (_, week) => week);
  expect(readWire(weeklyCommits('bitcoin/bitcoin'), { all: weeks, owner: [] })).toEqual(weeks);
  expect(readWire(weeklyCommits('bitcoin/bitcoin'), '')).toBeNull();
  expect(readWire(weeklyCommits('bitcoin/bitcoin'), {})).toBeNull();
});
