import type { CallParams } from '@coinmirror/shared/contract/endpoint.ts';
import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import type { newsEndpoints } from '@coinmirror/shared/contract/news/news.ts';
import { useRef, useState } from 'react';
import { useLazyNewsListQuery, useNewsListQuery } from '#api/endpoints/news.ts';
import { mayPass } from '#api/heal/mayPass.ts';
import { useRetry } from '#ui/retry/useRetry.ts';

export type NewsListParams = CallParams<typeof newsEndpoints.newsList>;

interface Older {
  readonly rows: readonly NewsItem[];
  readonly next: number | null;
}

/**
 * An infinite list of news. The next page starts a second before the last row, so that newly published items do not
 * shift it. Give the component a key of its filter: another filter is another list.
 */
export function useNewsPages(params: NewsListParams) {
  const [older, setOlder] = useState<Older | null>(null);
  // A refetched first page might no longer reach down to the second one.
  const first = useNewsListQuery(params, { refetchOnReconnect: older === null });
  const round = useRef(0);
  const [load, more] = useLazyNewsListQuery({ refetchOnReconnect: false });
  const head = first.data?.value;
  const next = older === null ? (head?.next ?? null) : older.next;

  async function loadMore() {
    if (next === null || more.isFetching) return;
    const mine = round.current;
    const { data } = await load({ ...params, timestamp: next / 1000 });
    if (data && mine === round.current)
      setOlder({ rows: [...(older?.rows ?? []), ...data.value.rows], next: data.value.next });
  }

  useRetry(more.isFetching ? 'pending' : mayPass(more.error) ? 'failed' : 'done', () => void loadMore());

  /** Starts over from the newest. */
  function restart() {
    round.current += 1;
    setOlder(null);
    return first.refetch();
  }

  return {
    first,
    rows: [...(head?.rows ?? []), ...(older?.rows ?? [])],
    hasMore: next !== null,
    isLoadingMore: more.isFetching,
    moreError: more.isFetching ? undefined : more.error,
    loadMore,
    restart,
  };
}

export type NewsPages = ReturnType<typeof useNewsPages>;
