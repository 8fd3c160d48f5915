import { formatZonedTime } from '@coinmirror/shared/format/time.ts';
import type { Store } from '@reduxjs/toolkit';
import type { PreloadedCall } from '#api/preloadedCall.ts';
import { startRetries } from '#api/retry/startRetries.ts';
import { selectDisplay } from '#features/display/displaySlice.ts';
import { watchCopies } from '#ui/copy/plainCopy.ts';
import { pageSource } from '#ui/provenance/shownSources.ts';
import { simulatedWord } from '#ui/simulated.ts';
import { preserveText } from '#ui/translate/preserveText.ts';
import { announcePrints } from './announcePrints.ts';
import { createNextPages } from './nextPage/fetchNextPage.ts';
import { fetchLikelyCode } from './nextPage/likelyPages.ts';
import { watchPresses } from './nextPage/watchPresses.ts';
import { renew } from './renew.ts';
import type { SiteRouter } from './router/siteRouter.ts';
import type { RootState } from './store.ts';
import { warnUnsaved } from './warnUnsaved.ts';

/** What works in the background once the first page stands with its preloaded answers, until the tab closes. */
export function afterStart(
  store: Store<RootState> & Parameters<typeof startRetries>[0],
  preloaded: readonly PreloadedCall[],
  router: Pick<SiteRouter, 'onShown'>,
): void {
  renew(store.dispatch, preloaded);
  startRetries(store);
  watchCopies(document);
  warnUnsaved();
  preserveText(document);
  announcePrints(() => {
    const { timeZone } = selectDisplay(store.getState());
    return [`打印于 ${formatZonedTime(Date.now(), timeZone)}`, simulatedWord(pageSource())].filter(Boolean);
  });
  const nextPages = createNextPages(store);
  watchPresses(document, { onLikely: nextPages.fetch, onCancel: nextPages.cancel });
  let stop = fetchLikelyCode(document);
  router.onShown(() => {
    stop();
    stop = fetchLikelyCode(document);
  });
}
