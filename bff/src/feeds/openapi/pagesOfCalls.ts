import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { pages, routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { servedPages } from '../../prerender/servedPages.ts';

/** Titles that say what a call is for; more would be a list. */
const MOST = 4;

/** Titles of the pages that a call is read for, by its name. */
export function pagesOfCalls(): ReadonlyMap<EndpointName, readonly string[]> {
  const titles = new Map<EndpointName, Set<string>>();
  for (const name of routeNames) {
    const { pattern, title } = pages[name];
    const params = Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, '1']));
    for (const call of servedPages[name].calls?.(params, () => null) ?? [])
      titles.set(call.name, (titles.get(call.name) ?? new Set()).add(title));
  }
  return new Map([...titles].map(([name, own]) => [name, [...own].slice(0, MOST)]));
}
