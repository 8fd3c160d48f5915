import { newsEndpoints } from '@coinmirror/shared/contract/news/news.ts';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { renderHookWithStore } from '#testing/renderWithStore.tsx';
import { server } from '#testing/server.ts';
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
