import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { QUIET_PAGE, renderRoute } from '#testing/renderRoute.tsx';
import { soon } from '#testing/soon.ts';
import { createMemoryHistory } from '#ui/url/routerInternals.ts';
import { createSiteRouter } from './siteRouter.ts';
import { loadView, viewAt } from './views.ts';

const makeRouter = async (path: string) => {
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  return { history, router: await createSiteRouter(history) };
};

describe('navigating to a page', () => {
  it('adds no history entry for a link to the current address', async () => {
    const { history, router } = await makeRouter(QUIET_PAGE);
    router.navigator.push('/concept?sort=cap');
    router.navigator.push('/concept?sort=cap');
    history.go(-1);
    expect(history.location.pathname).toBe(QUIET_PAGE);
  });

  it('keeps the current page until the code of the next one has loaded', async () => {
    const { router } = await makeRouter(QUIET_PAGE);
    const seen: boolean[] = [];
    router.onLoading(() => seen.push(router.isLoading()));
    router.navigator.push('/verification');
    expect(router.shown().location.pathname).toBe(QUIET_PAGE);
    await soon(() => expect(router.shown().location.pathname).toBe('/verification'));
    expect(seen).toEqual([true, false]);
  });

  it('happens at once when the code has already loaded', async () => {
    await loadView('/kline');
    const { router } = await makeRouter(QUIET_PAGE);
    router.navigator.push('/kline');
    expect(router.shown().location.pathname).toBe('/kline');
    expect(router.isLoading()).toBe(false);
  });

  it('ends at the last of several addresses, however late the code of the others loads', async () => {
    const { router } = await makeRouter(QUIET_PAGE);
    const shown: string[] = [];
    router.onShown(({ location }) => shown.push(location.pathname));
    router.navigator.push('/app');
    router.navigator.push('/gradeguide');
    router.navigator.push('/exchange/binance');
    await soon(() => expect(router.isLoading()).toBe(false));
    await loadView('/app');
    expect(shown).toEqual(['/exchange/binance']);
  });

  it('shows the not-found page for an address that is no page', async () => {
    await loadView('/nowhere/at/all');
    expect(viewAt('/nowhere/at/all')?.pattern).toBe('*');
    expect(viewAt('/currencies/list_x.html')?.pattern).toBe('*');
  });
});

describe('the scroll position', () => {
  function windowThatScrolls() {
    const scrollTo = vi.fn((_x: number, y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    });
    Object.defineProperty(window, 'scrollTo', { value: scrollTo, configurable: true, writable: true });
    scrollTo(0, 0);
    return scrollTo;
  }

  it('is the top on a new page, and restored on going back', async () => {
    const scrollTo = windowThatScrolls();
    const { goTo, goBack } = await renderRoute(QUIET_PAGE);
    scrollTo(0, 480);
    await goTo('/concept');
    expect(window.scrollY).toBe(0);
    await goBack();
    expect(window.scrollY).toBe(480);
  });

  it('stays where the link asks for it', async () => {
    const scrollTo = windowThatScrolls();
    const { router } = await renderRoute(QUIET_PAGE);
    scrollTo(0, 300);
    await act(async () =>
      router.navigator.push(`${QUIET_PAGE}?from=here`, null, { preventScrollReset: true }),
    );
    expect(window.scrollY).toBe(300);
  });

  it('is kept apart for two addresses opened in the same tab', async () => {
    const scrollTo = windowThatScrolls();
    const first = await renderRoute(QUIET_PAGE);
    scrollTo(0, 480);
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    scrollTo(0, 0);
    await renderRoute('/concept');
    expect(window.scrollY).toBe(0);
  });

  it('stays for a reader who scrolled the first HTML before the script ran', async () => {
    const scrollTo = windowThatScrolls();
    scrollTo(0, 700);
    await renderRoute(QUIET_PAGE);
    expect(window.scrollY).toBe(700);
  });
});
