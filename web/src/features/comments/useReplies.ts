import { useEffect } from 'react';
import { useCommentRepliesInfiniteQuery } from './commentsApi.ts';
import type { CommentSubject } from './subject.ts';

/**
 * The loaded replies to a comment, the number left, and a function that loads more. `wanted` pages load by themselves: a
 * reader who comes back finds what had been loaded.
 */
export function useReplies({ kind, code }: CommentSubject, parentId: number, wanted: number) {
  const result = useCommentRepliesInfiniteQuery({ kind, code, parentId });
  const { error, isFetching, refetch, fetchNextPage, isFetchingNextPage } = result;
  const pages = result.data?.pages ?? [];
  const isShort = pages.length > 0 && pages.length < wanted && result.hasNextPage;
  const canGoOn = isShort && !result.isFetching && result.error === undefined;
  useEffect(() => {
    if (canGoOn) void fetchNextPage();
  }, [canGoOn, fetchNextPage]);
  const last = pages.at(-1);
  // A reply added meanwhile shifts the last of one page onto the next.
  const rows = [...new Map(pages.flatMap(({ value }) => value.rows).map((row) => [row.id, row])).values()];
  const data = last && {
    value: { rows, left: result.hasNextPage ? (last.value.total ?? 0) - rows.length : 0 },
    asOf: Math.min(...pages.map(({ asOf }) => asOf)),
    stale: pages.some(({ stale }) => stale),
  };
  return {
    result: { data, error, isFetching, refetch },
    more: () => void fetchNextPage(),
    isLoadingMore: isFetchingNextPage,
  };
}
