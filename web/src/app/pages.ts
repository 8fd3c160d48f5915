import { pages, type RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { pageFileOf } from '@coinmirror/shared/pages/pageFile.ts';
import type { ComponentType } from 'react';

/** Loads a page's code; pages are the only modules with a default export. */
export type LoadPage = () => Promise<{ default: ComponentType }>;

const files = import.meta.glob<{ default: ComponentType }>('../pages/**/*Page.tsx');

const byFile = new Map(Object.entries(files).map(([path, load]) => [path.split('/').at(-1), load]));

/** The title of a page as far as its address tells it. */
export function titleAt(name: RouteName): string {
  return pages[name].title;
}

/** The code of a page, found by its name in the manifest; a house rule checks that each row has its file. */
export function pageLoader(name: RouteName): LoadPage {
  const load = byFile.get(pageFileOf(name));
  if (load === undefined) throw new Error(`web/src/pages has no ${pageFileOf(name)} for the row ${name}`);
  return load;
}
