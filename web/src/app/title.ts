import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { pages } from '@coinmirror/shared/pages/pages.ts';
import type { PageMatch } from '@coinmirror/shared/routes/matchPage.ts';

/** The document's title for a page as far as its address tells it; a page with data may know a better one. */
export function titleOf(match: PageMatch | null): string {
  if (match === null) return BRAND.name;
  return `${pages[match.name].title} - ${BRAND.name}`;
}
