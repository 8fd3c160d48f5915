import './awaitedAct.ts';
import { cleanup, configure } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { forgetConnectivity } from '#api/connectivity.ts';
import { draftStore } from '#api/storage/draftStore.ts';
import { forgetUnkept } from '#ui/storage/browserStore.ts';
import { connectToasts } from '#ui/toast/toast.ts';
import { forgetEntries } from '#ui/url/entryMemory.ts';
import './browser.ts';
import { startClock } from './clock.ts';
import { elementError } from './elementError.ts';
import { leave } from './leaving.ts';
import { server } from './server.ts';
import { PATIENCE } from './soon.ts';

// Lists have twenty rows unless a test needs a hundred (`?size=100`): rendering dominates the time of a page's test.
vi.mock('@coinmirror/shared/constants/limits.ts', async (original) => ({
  ...(await original<typeof import('@coinmirror/shared/constants/limits.ts')>()),
  LIST_PAGE_SIZE: 20,
  LIST_PAGE_SIZES: [20, 50, 100],
}));

startClock();

configure({ asyncUtilTimeout: PATIENCE, getElementError: elementError });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  leave();
  // A pending toast without a host would appear on the next file's page.
  connectToasts(() => undefined)();
  // A reconnect seen by one file's page would leak into the next.
  forgetConnectivity();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  forgetUnkept();
  forgetEntries();
  draftStore()?.leave();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});
afterAll(async () => {
  // A chunk that loads after its page has unmounted would find no window.
  await vi.dynamicImportSettled();
  server.close();
});
