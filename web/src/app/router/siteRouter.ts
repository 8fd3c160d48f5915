import type { Location, NavigationType, Navigator } from 'react-router';
import { createRetry } from '#ui/retry/createRetry.ts';
import type { createBrowserHistory } from '#ui/url/routerInternals.ts';
import { fetchView, loadView, type View, viewAt } from './views.ts';

/** A history of React Router that reports every change (`v5Compat`). */
export type SiteHistory = ReturnType<typeof createBrowserHistory>;

/** What is on screen: an address and the code that draws it. */
export interface Shown {
  readonly location: Location;
  readonly action: NavigationType;
  readonly view: View;
  /** Keep the scroll position. */
  readonly keepScroll: boolean;
}

export interface SiteRouter {
  /** For React Router's `<Router>`. */
  readonly navigator: Navigator;
  shown(): Shown;
  /** The next page's code is loading; the current page stays meanwhile. */
  isLoading(): boolean;
  onShown(listener: (shown: Shown) => void): () => void;
  onLoading(listener: () => void): () => void;
}

/** Options of a navigation that sets none. */
const DEFAULT_OPTIONS = { keepScroll: false };

/**
 * Navigates between pages: an address is shown once its code has loaded, at once where it is there already.
 * Of several navigations in a row the last one wins. Resolves when the first page's code has loaded.
 * React Router's data router does the same and more, and costs 16 KB of brotli: this site loads data through
 * RTK Query and has no use for loaders, actions and fetchers.
 */
export async function createSiteRouter(history: SiteHistory): Promise<SiteRouter> {
  const shownListeners = new Set<(shown: Shown) => void>();
  const loadingListeners = new Set<() => void>();
  let linkOptions = DEFAULT_OPTIONS;
  let isLoading = false;
  let latest = 0;

  let shown: Shown = {
    location: history.location,
    action: history.action as NavigationType,
    view: await loadView(history.location.pathname),
    ...DEFAULT_OPTIONS,
  };

  function setLoading(next: boolean) {
    if (next === isLoading) return;
    isLoading = next;
    for (const listener of loadingListeners) listener();
  }

  /** Missing code is retried while the failure page is shown. */
  const retry = createRetry(() => {
    const { location } = shown;
    const isCurrent = () => shown.location === location;
    fetchView(location.pathname).then(
      () => isCurrent() && void navigate(),
      () => isCurrent() && retry.failed(),
    );
  });

  function watchMissing() {
    if (shown.view.isMissing) retry.failed();
    else retry.stop();
  }

  function show(next: Shown) {
    shown = next;
    watchMissing();
    setLoading(false);
    for (const listener of shownListeners) listener(next);
  }

  async function navigate() {
    const { location, action } = history;
    const here = ++latest;
    const next = { location, action: action as NavigationType, ...linkOptions };
    const ready = viewAt(location.pathname);
    if (ready) return show({ ...next, view: ready });
    setLoading(true);
    const view = await loadView(location.pathname);
    if (here === latest) show({ ...next, view });
  }

  history.listen(() => void navigate());
  watchMissing();

  /** The options of a link are not part of the history. */
  const withOptions =
    (act: 'push' | 'replace'): Navigator['push'] =>
    (to, state, options) => {
      linkOptions = { keepScroll: options?.preventScrollReset === true };
      // Like a browser: a link to the current address adds no history entry.
      const isHere = history.createHref(to) === history.createHref(history.location);
      history[isHere ? 'replace' : act](to, state);
      linkOptions = DEFAULT_OPTIONS;
    };

  return {
    navigator: { ...history, push: withOptions('push'), replace: withOptions('replace') },
    shown: () => shown,
    isLoading: () => isLoading,
    onShown: (listener) => listenIn(shownListeners, listener),
    onLoading: (listener) => listenIn(loadingListeners, listener),
  };
}

function listenIn<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
