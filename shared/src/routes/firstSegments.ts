import { pages, routeNames } from './pages.ts';

/**
 * The first path segments that can lead to a page; any other is a 404 with an empty message.
 * Home's own sub-pages stand on a parameter, so their names come from its `where`.
 */
export const firstSegments: ReadonlySet<string> = new Set(
  routeNames.flatMap((name) => {
    const first = pages[name].pattern.split('/')[1] ?? '';
    return first.startsWith(':') ? homeSubPages() : [first];
  }),
);

function homeSubPages(): readonly string[] {
  return (pages.homeSub.where?.['subPage']?.source ?? '').replace(/[\^$()]/g, '').split('|');
}
