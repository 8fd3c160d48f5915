import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { routeTable } from '@coinmirror/shared/routes/routeTable.ts';
import { onIdle } from '#ui/lazy/onIdle.ts';
import { prefetchView } from '../router/views.ts';
import { savesData } from './savesData.ts';

/** Kinds of pages whose code is fetched ahead from one page. */
const KINDS = 3;
/** A page is read for this long before the code of the next is fetched: its own parts come first, ms. */
const INTEREST_CALL = 1_000;

/** Fetches the code of the pages that the links on screen lead to. Returns a function that stops it. */
export function fetchLikelyCode(page: Document): () => void {
  let cancel = () => {};
  const timer = setTimeout(() => {
    cancel = onIdle(() => {
      if (!savesData()) for (const path of likelyPaths(page)) prefetchView(path);
    });
  }, INTEREST_CALL);
  return () => {
    clearTimeout(timer);
    cancel();
  };
}

/** One address for each kind of page that links on screen lead to, the most frequent kinds first. */
export function likelyPaths(page: Document): readonly string[] {
  const kinds = new Map<string, { readonly path: string; count: number }>();
  for (const link of page.querySelectorAll<HTMLAnchorElement>('#content a[href^="/"]')) {
    const name = isOnScreen(link) ? matchPage(link.pathname)?.name : undefined;
    if (name === undefined) continue;
    const kind = routeTable[name].view ?? name;
    const known = kinds.get(kind);
    if (known) known.count += 1;
    else kinds.set(kind, { path: link.pathname, count: 1 });
  }
  const byCount = [...kinds.values()].toSorted((a, b) => b.count - a.count);
  return byCount.slice(0, KINDS).map(({ path }) => path);
}

function isOnScreen(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
