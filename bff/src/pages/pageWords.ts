import { pages } from '@coinmirror/shared/manifest/pages.ts';
import type { PageWords } from '../prerender/served.ts';
import { descriptionOf, servedPages } from '../prerender/servedPages.ts';
import type { PageData } from './pageData.ts';
import { addressOf, type SitePage } from './site.ts';

/** Title (without the product's name) and description of a page, from its data where they are known. */
export function pageWords(
  page: SitePage,
  data: PageData | null,
): Required<Omit<PageWords, 'article'>> & PageWords {
  const own = data && servedPages[page.name].words?.(addressOf(page), data);
  return { title: pages[page.name].title, description: descriptionOf(page.name), ...own };
}
