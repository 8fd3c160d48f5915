import { newsEndpoints } from '@coinmirror/shared/contract/news/news.ts';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, test } from 'vitest';
import { renderHookWithStore } from '#testing/renderWithStore.tsx';
import { server } from '#testing/server.ts';
import { makeTestStore } from '#testing/testStore.ts';
import { EntryContext } from '#ui/url/EntryContext.ts';
import { useNewsPages } from './useNewsPages.ts';

const PAGE = 2;
const PARAMS = { channelid: 24, per_page: PAGE } as const;

/** Serves news of the seconds `newest` … 1, two a page, each named by its second; records requests for the newest. */
function publish(newest: () => number, arrived: () => Promise<void> = async () => {}) {
  let begun = 0;
  server.use(
    http.get(`*${newsEndpoints.newsList.path}`, async ({ request }) => {
      const asked = new URL(request.url).searchParams.get('timestamp');
      if (asked === null) begun += 1;
      else await arrived();
      const first = asked === null ? newest() : Number(asked);
      const list = [first, first - 1].map((id) => ({ id, title: String(id), issuetime: id }));
      return HttpResponse.json({ code: 200, msg: '', data: { list, timestamp: first - PAGE } });
    }),
  );
  return () => begun;
}

async function openList() {
  const { result, store } = renderHookWithStore(() => useNewsPages(PARAMS));
  const stop = setupListeners(store.dispatch);
  const ids = () => result.current.rows.map(({ id }) => id);
  await waitFor(() => expect(ids()).toEqual([9, 8]));
  return { result, ids, stop };
}

describe('an infinite list of news', () => {
  test('leaves no gap when the network comes back and there are newer items', async () => {
    let newest = 9;
    const begun = publish(() => newest);
    const { result, ids, stop } = await openList();
    const comeOnline = () => act(() => void window.dispatchEvent(new Event('online')));
    comeOnline();
    await waitFor(() => expect(begun()).toBe(2));
    await act(() => result.current.loadMore());
    await waitFor(() => expect(ids()).toEqual([9, 8, 7, 6]));
    newest = 10;
    comeOnline();
    // Presses are ignored while the refetch after reconnecting is under way.
    await waitFor(async () => {
      await act(() => result.current.loadMore());
      expect(ids()).toEqual([9, 8, 7, 6, 5, 4]);
    });
    expect(begun()).toBe(2);
    await act(async () => void (await result.current.restart()));
    await waitFor(() => expect(ids()).toEqual([10, 9]));
    stop();
  });

  test('restarts without the page that was being loaded', async () => {
    let newest = 9;
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    publish(
      () => newest,
      () => sent,
    );
    const { result, ids, stop } = await openList();
    let more = Promise.resolve();
    act(() => {
      more = result.current.loadMore();
    });
    newest = 10;
    await act(async () => void (await result.current.restart()));
    await waitFor(() => expect(ids()).toEqual([10, 9]));
    send();
    await act(() => more);
    expect(ids()).toEqual([10, 9]);
    stop();
  });
});

describe('going back to a list', () => {
  function openAt(entry: string) {
    const store = makeTestStore();
    const view = renderHook(() => useNewsPages(PARAMS), {
      wrapper: ({ children }: PropsWithChildren) => (
        <EntryContext value={entry}>
          <Provider store={store}>{children}</Provider>
        </EntryContext>
      ),
    });
    return { ...view, ids: () => view.result.current.rows.map(({ id }) => id) };
  }

  test('finds all that was loaded at once, without what has been published since', async () => {
    let newest = 9;
    publish(() => newest);
    const first = openAt('back');
    await waitFor(() => expect(first.ids()).toEqual([9, 8]));
    await act(() => first.result.current.loadMore());
    await waitFor(() => expect(first.ids()).toEqual([9, 8, 7, 6]));
    first.unmount();
    newest = 12;
    const again = openAt('back');
    expect(again.ids()).toEqual([9, 8, 7, 6]);
    await act(() => again.result.current.loadMore());
    await waitFor(() => expect(again.ids()).toEqual([9, 8, 7, 6, 5, 4]));
  });

  test('a link to the same page begins anew', async () => {
    publish(() => 9);
    const first = openAt('left');
    await waitFor(() => expect(first.ids()).toEqual([9, 8]));
    await act(() => first.result.current.loadMore());
    first.unmount();
    const fresh = openAt('link');
    await waitFor(() => expect(fresh.ids()).toEqual([9, 8]));
    expect(fresh.result.current.hasMore).toBe(true);
  });

  test('a reload loads it as long again, page by page', async () => {
    publish(() => 9);
    sessionStorage.setItem('entryNumbers', JSON.stringify({ [`reload news ${JSON.stringify(PARAMS)}`]: 2 }));
    const { ids } = openAt('reload');
    await waitFor(() => expect(ids()).toEqual([9, 8, 7, 6, 5, 4]));
  });

  test.each(['x', '{"a":"b"}', '[1.5]', '{"reload":-1}'])(
    '%s in the tab’s store is nothing',
    async (stored) => {
      publish(() => 9);
      sessionStorage.setItem('entryNumbers', stored);
      const { ids } = openAt('broken');
      await waitFor(() => expect(ids()).toEqual([9, 8]));
    },
  );
});
