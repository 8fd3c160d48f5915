import { pageFileOf } from '@coinmirror/shared/pages/pageFile.ts';
import { pages, type RouteName } from '@coinmirror/shared/pages/pages.ts';
import type { ComponentType } from 'react';

/** Brings a page's code; pages are the only modules with a default export. */
export type LoadPage = () => Promise<{ default: ComponentType }>;

/** What a planned page shows until it is built. */
const construction: LoadPage = () => import('#pages/construction/ConstructionPage.tsx');

const files = import.meta.glob<{ default: ComponentType }>([
  '../pages/**/*Page.tsx',
  '!../pages/construction/**',
]);

const byFile = new Map(Object.entries(files).map(([path, load]) => [path.split('/').at(-1), load]));

/** false for a page that is planned only. */
export function isBuilt(name: RouteName): boolean {
  return byFile.has(pageFileOf(name));
}

/** What a page is called as far as its address tells it. */
export function titleAt(name: RouteName): string {
  return pages[name].title;
}

/** The code of a page, found by its name in the manifest. */
export function pageLoader(name: RouteName): LoadPage {
  return byFile.get(pageFileOf(name)) ?? construction;
}
