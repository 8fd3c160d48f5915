import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import type { PageMatch } from '@coinmirror/shared/routes/matchPage.ts';
import { arrivedPageTable } from './router/pageCode.ts';

/**
 * The document title of a page as far as its address tells it; a page with data may set a better one. null
 * until the titles have loaded: the first HTML brings its title, and the few pages that can be shown without
 * the table set their own.
 */
export function titleOf(match: PageMatch | null): string | null {
  if (match === null) return BRAND.name;
  const table = arrivedPageTable();
  return table && `${table.titleAt(match.name)} - ${BRAND.name}`;
}
