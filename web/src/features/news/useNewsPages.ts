import type { CallParams, EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import type { newsEndpoints } from '@coinmirror/shared/contract/news/news.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Dated } from '#api/call.ts';
import { useLazyNewsListQuery, useNewsListQuery } from '#api/endpoints/news.ts';
import { mayPass } from '#api/retry/mayPass.ts';
import { useRetry } from '#ui/retry/useRetry.ts';
import { createEntryMemory } from '#ui/url/entryMemory.ts';
import { useEntryNumber, useEntryState } from '#ui/url/useEntryState.ts';

export type NewsListParams = CallParams<typeof newsEndpoints.newsList>;

/** A list that has grown: its first page as it was then, and what followed. */
interface Grown {
  readonly head: Dated<EntityOf<typeof newsEndpoints.newsList>>;
  readonly rows: readonly NewsItem[];
  /** Pages in these rows. */
  readonly pages: number;
  readonly next: number | null;
}

const grownLists = createEntryMemory<Grown | null>();

/**
 * An infinite list of news. The next page starts a second before the last row, so that newly published items do not
 * shift it. Give the component a key of its filter: another filter is another list. Going back finds the list as long as
 * it was left; a reload loads it as long again.
 */
export function useNewsPages(params: NewsListParams) {
  const name = `news ${JSON.stringify(params)}`;
  const [grown, setGrown] = useEntryState(grownLists, name, null);
  const [pages, setPages] = useEntryNumber(name, 0);
  // A refetched first page might no longer reach down to the second one.
  const live = useNewsListQuery(params, { refetchOnReconnect: grown === null });
  const round = useRef(0);
  const [load, more] = useLazyNewsListQuery({ refetchOnReconnect: false });
  const head = grown?.head ?? live.data;
  const next = grown === null ? (head?.value.next ?? null) : grown.next;

  async function loadMore() {
    if (head === undefined || next === null || more.isFetching) return;
    const mine = round.current;
    const { data } = await load({ ...params, timestamp: next / 1000 });
    if (!data || mine !== round.current) return;
    const count = (grown?.pages ?? 0) + 1;
    setPages(Math.max(pages, count));
    setGrown({
      head,
      rows: [...(grown?.rows ?? []), ...data.value.rows],
      pages: count,
      next: data.value.next,
    });
  }

  // After a reload: as far as the visitor had gone. Each page that comes asks for the next.
  const isShort = (grown?.pages ?? 0) < pages && next !== null;
  const wanted = isShort && !more.isFetching && more.error === undefined ? next : null;
  const goOn = useEffectEvent(() => void loadMore());
  useEffect(() => {
    if (wanted !== null) goOn();
  }, [wanted]);

  useRetry(more.isFetching ? 'pending' : mayPass(more.error) ? 'failed' : 'done', () => void loadMore());

  /** Starts over from the newest. */
  function restart() {
    round.current += 1;
    setPages(0);
    setGrown(null);
    return live.refetch();
  }

  return {
    first: grown === null ? live : { ...live, data: grown.head, currentData: grown.head, error: undefined },
    rows: [...(head?.value.rows ?? []), ...(grown?.rows ?? [])],
    hasMore: next !== null,
    isLoadingMore: more.isFetching,
    moreError: more.isFetching ? undefined : more.error,
    loadMore,
    restart,
  };
}

export type NewsPages = ReturnType<typeof useNewsPages>;
