import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import type { PageMatch } from '@coinmirror/shared/routes/matchPage.ts';
import { arrivedPageTable } from './router/pageCode.ts';

/**
 * The document's title for a page as far as its address tells it; a page with data may know a better one. null while
 * titles have not come: the shell brought one, and the few pages that can be shown without the table say their own.
 */
export function titleOf(match: PageMatch | null): string | null {
  if (match === null) return BRAND.name;
  const table = arrivedPageTable();
  return table && `${table.titleAt(match.name)} - ${BRAND.name}`;
}
