import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QUIET_PAGE } from '#testing/renderRoute.tsx';
import { soon } from '#testing/soon.ts';
import { createMemoryHistory } from '#ui/url/routerInternals.ts';
import { createSiteRouter } from './siteRouter.ts';

const line = vi.hoisted(() => ({ isBroken: true, asked: 0 }));
vi.mock('../pages.ts', async (original) => {
  const real = await original<typeof import('../pages.ts')>();
  return {
    ...real,
    pageLoader: (name: Parameters<typeof real.pageLoader>[0]) => async () => {
      line.asked += 1;
      if (line.isBroken) throw new Error('no code');
      return real.pageLoader(name)();
    },
  };
});

beforeEach(() => {
  // Offline, missing code causes no reload.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('a page whose code could not be loaded appears by itself once it can be', async () => {
  const history = createMemoryHistory({ initialEntries: [QUIET_PAGE], v5Compat: true });
  const router = await createSiteRouter(history);
  expect(router.shown().view.isMissing).toBe(true);
  await vi.advanceTimersByTimeAsync(3_100);
  expect(line.asked).toBe(2);
  line.isBroken = false;
  await vi.advanceTimersByTimeAsync(6_100);
  await soon(() => expect(router.shown().view.isMissing).toBeUndefined());
  expect(router.shown().location.pathname).toBe(QUIET_PAGE);
});
