import type { Store } from '@reduxjs/toolkit';
import { startHealing } from '#api/heal/startHealing.ts';
import type { PreloadedCall } from '#api/preloadedCall.ts';
import { watchCopies } from '#ui/copy/plainCopy.ts';
import { keepText } from '#ui/translate/keepText.ts';
import { createNextPages } from './nextPage/fetchNextPage.ts';
import { fetchLikelyCode } from './nextPage/likelyPages.ts';
import { watchPresses } from './nextPage/watchPresses.ts';
import { renew } from './renew.ts';
import type { SiteRouter } from './router/siteRouter.ts';
import { tellUnkept } from './tellUnkept.ts';

/** What works in the background once the first page stands with its preloaded answers, until the tab closes. */
export function afterStart(
  store: Parameters<typeof startHealing>[0] & Store,
  preloaded: readonly PreloadedCall[],
  router: Pick<SiteRouter, 'onShown'>,
): void {
  renew(store.dispatch, preloaded);
  startHealing(store);
  watchCopies(document);
  tellUnkept();
  keepText(document);
  const nextPages = createNextPages(store);
  watchPresses(document, { onLikely: nextPages.fetch, onCancel: nextPages.cancel });
  let stop = fetchLikelyCode(document);
  router.onShown(() => {
    stop();
    stop = fetchLikelyCode(document);
  });
}
