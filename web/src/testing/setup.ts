import { cleanup, configure } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { forgetConnectivity } from '#api/connectivity.ts';
import { forgetUnkept } from '#ui/storage/browserStore.ts';
import { connectToasts } from '#ui/toast/toast.ts';
import './browser.ts';
import { startClock } from './clock.ts';
import { elementError } from './elementError.ts';
import { leave } from './leaving.ts';
import { server } from './server.ts';
import { PATIENCE } from './soon.ts';

// A list has twenty rows where a hundred are not what is tested (`?size=100` asks for them): what a page's test costs is
// what it draws.
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
  // A message that found nobody to show it would wait for the next file's page.
  connectToasts(() => undefined)();
  // A line that one file's page saw come back would be news to the next.
  forgetConnectivity();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  forgetUnkept();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});
afterAll(async () => {
  // Code that comes after its page has gone would find no window.
  await vi.dynamicImportSettled();
  server.close();
});
