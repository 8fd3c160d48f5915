import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { pages } from '@coinmirror/shared/routes/pages.ts';
import type { ReactNode } from 'react';
import { layoutBodies } from '#layouts/bodies.ts';
import { PrefetchContext } from '#ui/link/PrefetchContext.tsx';
import { pageLoaders } from './pages.ts';

/** Loads the code of a page the visitor seems about to open. */
export function PrefetchProvider({ children }: { children: ReactNode }) {
  return <PrefetchContext value={prefetchPage}>{children}</PrefetchContext>;
}

function prefetchPage(href: string): void {
  const match = matchPage(new URL(href, window.location.href).pathname);
  if (!match) return;
  // A failure here costs nothing: opening the page tries again and reports.
  Promise.all([pageLoaders[match.name](), layoutBodies[pages[match.name].layout]()]).catch(() => undefined);
}
