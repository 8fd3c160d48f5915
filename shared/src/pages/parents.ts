import { pages, type RouteName, routeNames } from '../manifest/pages.ts';

/** The parent page in the breadcrumb: the longest pattern that is a prefix of this one. null for home. */
export function parentOf(name: RouteName): RouteName | null {
  if (name === 'home') return null;
  const own = pages[name].pattern.split('/');
  for (let length = own.length - 1; length > 1; length--) {
    const above = own.slice(0, length).join('/');
    const parent = routeNames.find((candidate) => candidate !== name && pages[candidate].pattern === above);
    if (parent) return parent;
  }
  return 'home';
}

/** The breadcrumb from home to a page, both included. */
export function trailTo(name: RouteName): readonly RouteName[] {
  const parent = parentOf(name);
  return parent === null ? [name] : [...trailTo(parent), name];
}
