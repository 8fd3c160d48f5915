import type {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  Location,
  NavigationType,
  Navigator,
} from 'react-router';
import { createRetry } from '#ui/retry/createRetry.ts';
import { fetchView, loadView, type View, viewAt } from './views.ts';

/** A history as React Router makes them, with every change reported (`v5Compat`). */
export type SiteHistory = ReturnType<typeof createBrowserHistory>;

/** What is on screen: an address and the code that draws it. */
export interface Shown {
  readonly location: Location;
  readonly action: NavigationType;
  readonly view: View;
  /** The visitor asked to stay where the page is scrolled to. */
  readonly keepScroll: boolean;
  /** The page answers one of its own switches: it is drawn at once, not when there is time. */
  readonly isUrgent: boolean;
}

export interface SiteRouter {
  /** For React Router's `<Router>`. */
  readonly navigator: Navigator;
  shown(): Shown;
  /** The next page's code is on its way; the present page stays meanwhile. */
  isLoading(): boolean;
  onShown(listener: (shown: Shown) => void): () => void;
  onLoading(listener: () => void): () => void;
}

/** Of a navigation whose link or switch asks for nothing in particular. */
const DEFAULT_OPTIONS = { keepScroll: false, isUrgent: false };

/**
 * Goes from page to page: an address is shown once its code has arrived, and at once when it is there already.
 * Of several navigations in a row the last one wins. Resolves when the first page's code is there.
 *
 * React Router's own data router does the same and more, and weighs 16 KB of brotli more: this site loads data
 * through RTK Query and has no use for loaders, actions and fetchers.
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

  /** Code that is missing is fetched behind the page that says so. */
  const retry = createRetry(() => {
    const { location } = shown;
    const isStill = () => shown.location === location;
    fetchView(location.pathname).then(
      () => isStill() && void navigate(),
      () => isStill() && retry.failed(),
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

  /** The history itself is not told the options of a link. */
  const withOptions =
    (act: 'push' | 'replace'): Navigator['push'] =>
    (to, state, options) => {
      linkOptions = {
        keepScroll: options?.preventScrollReset === true,
        isUrgent: options?.flushSync === true,
      };
      // As a browser does: a link to where one is adds nothing to go back through.
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
