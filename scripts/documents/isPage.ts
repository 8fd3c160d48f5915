import type { PlainPage } from '@coinmirror/shared/content/documents/document.ts';
import { pages } from '@coinmirror/shared/manifest/pages.ts';

/** Whether a name is that of a page without path parameters. */
export function isPage(name: string): name is PlainPage {
  if (!Object.hasOwn(pages, name)) return false;
  return !pages[name as PlainPage].pattern.replace(/:\w+\?/g, '').includes(':');
}
