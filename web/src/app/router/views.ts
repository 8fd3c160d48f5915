import { layoutOf } from '@coinmirror/shared/routes/layoutOf.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { routeTable } from '@coinmirror/shared/routes/routeTable.ts';
import type { ComponentType } from 'react';
import { loadLayout } from '#layouts/loadLayout.ts';
import { FailedPage } from '#templates/errors/FailedPage.tsx';
import { loadOrReload } from '#templates/errors/reload.ts';
import { withStyles } from '#ui/lazy/withStyles.ts';
import type { LoadPage } from '../pages.ts';
import { pageCode } from './pageCode.ts';

/** What an address shows: its page inside its layout, as loaded code. */
export interface View {
  /** The page's pattern; `*` for an address that is no page. */
  readonly pattern: string;
  readonly Layout: ComponentType;
  readonly Page: ComponentType;
  /** Its code could not be loaded: the failure page takes its place. */
  readonly isMissing?: boolean;
}

interface Needed {
  readonly pattern: string;
  readonly layout: LoadPage;
  readonly page: LoadPage;
}

const notFound: LoadPage = async () => ({
  default: (await import('#templates/errors/NotFoundPage.tsx')).NotFoundPage,
});

/** Loaded code, by its loader function. */
const arrived = new Map<LoadPage, ComponentType>();

function neededAt(pathname: string): Needed {
  const match = matchPage(pathname);
  if (match === null) return { pattern: '*', layout: loadLayout.default, page: notFound };
  const { name } = match;
  return { pattern: routeTable[name].pattern, layout: loadLayout[layoutOf(name)], page: pageCode(name) };
}

/** The view of an address whose code has loaded, else null. */
export function viewAt(pathname: string): View | null {
  const { pattern, layout, page } = neededAt(pathname);
  const [Layout, Page] = [arrived.get(layout), arrived.get(page)];
  return Layout && Page ? { pattern, Layout, Page } : null;
}

/** Loads the view of an address. Code that cannot be loaded becomes the failure page; never throws. */
export async function loadView(pathname: string): Promise<View> {
  const { pattern, layout, page } = neededAt(pathname);
  try {
    const [Layout, Page] = await loadOrReload(() => Promise.all([load(layout), load(page)]));
    return { pattern, Layout, Page };
  } catch {
    return { pattern, Layout: await load(loadLayout.default), Page: FailedPage, isMissing: true };
  }
}

/** Prefetches the code of an address. A failure is ignored: the navigation itself asks again and reports. */
export function prefetchView(pathname: string): void {
  fetchView(pathname).catch(() => undefined);
}

/** Loads the code of an address without showing it; rejects where it cannot be loaded. */
export async function fetchView(pathname: string): Promise<void> {
  const { layout, page } = neededAt(pathname);
  await withStyles(() => Promise.all([load(layout), load(page)]));
}

async function load(fetchCode: LoadPage): Promise<ComponentType> {
  const known = arrived.get(fetchCode);
  if (known) return known;
  const { default: Component } = await fetchCode();
  arrived.set(fetchCode, Component);
  return Component;
}
