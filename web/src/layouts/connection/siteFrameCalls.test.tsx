import { expect, test } from 'vitest';
import { watchedQueries } from '#api/retry/watchedQueries.ts';
import { QUIET_PAGE, renderRoute } from '#testing/renderRoute.tsx';
import { soon } from '#testing/soon.ts';
import { HEARTBEAT, SITE_FRAME_CALLS } from './siteFrameCalls.ts';

test.each([QUIET_PAGE, '/aboutus', '/faq', '/user/login'])(
  'on %s the frame alone asks for anything',
  async (path) => {
    const { store } = await renderRoute(path);
    const names = () => watchedQueries(store.getState().api).map(({ endpointName }) => endpointName);
    await soon(() => expect(names()).toContain(HEARTBEAT));
    expect(names().filter((name) => !SITE_FRAME_CALLS.has(name))).toEqual([]);
  },
);
