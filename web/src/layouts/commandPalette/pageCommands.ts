import { pages, type RouteName, routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { addressOf } from '@coinmirror/shared/routes/hrefTo.ts';
import type { Command } from '#features/commandPalette/command.ts';

/**
 * Whether the address has no required params. Other pages are reached through their coin, exchange or
 * article.
 */
function isPlain(name: RouteName): boolean {
  return pages[name].pattern.split('/').every((part) => !part.startsWith(':') || part.endsWith('?'));
}

/** The pages offered by name, each title once, in the order of the page table. */
const offered = routeNames.filter(isPlain).filter((name, at, all) => {
  const { title } = pages[name];
  return all.findIndex((other) => pages[other].title === title) === at;
});

export const pageCommands: readonly Command[] = offered.map((name) => ({
  key: `page:${name}`,
  label: pages[name].title,
  group: '页面',
  words: name.toLowerCase(),
  href: addressOf(name, {}),
}));
