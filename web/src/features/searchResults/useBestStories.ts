import { useMemo } from 'react';
import type { Story } from './StoryHits.tsx';
import { useNewsFoundQuery } from './searchResultsApi.ts';
import { storyOfNews } from './storyOf.ts';

const BEST = 5;

/** The first news about a keyword, and the total; `stories` is undefined until they have loaded. */
export function useBestStories(keyword: string): {
  readonly stories: readonly Story[] | undefined;
  readonly total: number | null;
} {
  const { data, isError } = useNewsFoundQuery({ code: keyword, page: 1, per_page: BEST });
  const found = data?.value;
  const stories = useMemo(() => (isError ? [] : found?.rows.map(storyOfNews)), [found, isError]);
  return { stories, total: found?.total ?? null };
}
