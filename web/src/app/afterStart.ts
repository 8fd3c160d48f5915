import type { Store } from '@reduxjs/toolkit';
import { startHealing } from '#api/heal/startHealing.ts';
import { watchCopies } from '#ui/copy/plainCopy.ts';
import { createNextPages } from './nextPage/fetchNextPage.ts';
import { watchPresses } from './nextPage/watchPresses.ts';

/** What works in the background once the first page stands, until the tab closes. */
export function afterStart(store: Parameters<typeof startHealing>[0] & Store): void {
  startHealing(store);
  watchCopies(document);
  const nextPages = createNextPages(store);
  watchPresses(document, { onLikely: nextPages.fetch, onCancel: nextPages.cancel });
}
