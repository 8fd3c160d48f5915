import { accountEndpoints } from '@coinmirror/shared/contract/community/account.ts';
import { pages, type RouteName, routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { server } from '#testing/server.ts';

/** Public calls: whether codes can be sent at all. */
const PUBLIC_PATHS: ReadonlySet<string> = new Set([`/community${accountEndpoints.phoneCodeMode.path}`]);
const FORM_PAGES: ReadonlySet<RouteName> = new Set(['userLogin', 'userSignin', 'resetPassword']);
const userPages = routeNames.filter((name) => /^\/user(\/|$)/.test(pages[name].pattern));

afterEach(() => server.events.removeAllListeners());

describe('while logged out', () => {
  it.each(userPages)('the page %s calls no community endpoint that needs a session', async (name) => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/community/') && !PUBLIC_PATHS.has(pathname)) asked.push(pathname);
    });
    await renderPage(pages[name].pattern);
    if (FORM_PAGES.has(name)) await screen.findByLabelText('手机号');
    else await screen.findByRole('dialog', { name: '登录' });
    expect(asked).toEqual([]);
  });
});
