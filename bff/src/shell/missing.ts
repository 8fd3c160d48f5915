import type { RouteName } from '@coinmirror/shared/routes/pages.ts';
import type { PageCall, PageData } from './pageData.ts';
import type { SitePage } from './site.ts';

const GONE: ReadonlySet<number> = new Set([400, 404, 410]);

/**
 * Does the upstream say that what a page is about does not exist? Asked is only the call that names it: a side
 * panel's missing data must not take the page away.
 */
export function isMissing({ name, params }: SitePage, calls: readonly PageCall[], data: PageData): boolean {
  const names = new Set(Object.values(params));
  const subject = calls.find((call) => Object.values(call.params).some((value) => names.has(String(value))));
  if (subject) return GONE.has(data.statusOf(subject) ?? 0);
  if (isUnknownConcept({ name, params }, data)) return true;
  return name === 'coinListPage' && data.entity('coinRank')?.rows.length === 0;
}

const CALLED_BY_NAME: ReadonlySet<RouteName> = new Set(['conceptItem', 'conceptFile', 'tag']);

/** A sector whose address has its Chinese name is looked up among all of them. */
function isUnknownConcept({ name, params }: Pick<SitePage, 'name' | 'params'>, data: PageData): boolean {
  const called = params['id'] ?? params['name'];
  const list = data.entity('conceptList');
  if (!CALLED_BY_NAME.has(name) || called === undefined || list === null) return false;
  return list.rows.every((concept) => concept.name !== called);
}
