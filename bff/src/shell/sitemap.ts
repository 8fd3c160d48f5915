import { pages, routeNames } from '@coinmirror/shared/pages/pages.ts';
import { servedPages } from '@coinmirror/shared/pages/served/servedPages.ts';
import { fillPattern } from '@coinmirror/shared/routes/hrefTo.ts';
import type { Reader } from '../proxy/reader.ts';
import { canonicalPath, isIndexed } from './canonical.ts';
import { loadPageData } from './pageData.ts';

/** One file of the sitemap. */
export interface SitemapPart {
  readonly name: string;
  readonly paths: readonly string[];
}

/** A sitemap may hold 50,000; smaller files are read again more gladly. */
const LARGEST_PART = 5_000;

/** All indexable addresses: pages of fixed address, and what the catalogue holds. */
export function createSitemap(reader: Reader) {
  const fixed = split('pages', fixedPaths());
  const rows = routeNames.flatMap((name) => {
    const { listed } = servedPages[name];
    return listed ? [{ name, ...listed }] : [];
  });

  return {
    /** Catalogue parts are missing while the upstream has never answered. */
    async parts(): Promise<readonly SitemapPart[]> {
      const paths = await Promise.all(
        rows.map(async ({ name, part, call, params }) => {
          const answers = await loadPageData(reader, [call]);
          return { part, paths: params(answers).map((one) => fillPattern(pages[name].pattern, one)) };
        }),
      );
      const parts = [...new Set(rows.map(({ part }) => part))];
      return [
        ...fixed,
        ...parts.flatMap((part) =>
          split(
            part,
            paths.flatMap((one) => (one.part === part ? one.paths : [])),
          ),
        ),
      ];
    },
  };
}

function fixedPaths(): readonly string[] {
  const paths = routeNames.flatMap((name) => {
    const path = pages[name].pattern.replace(/\/:\w+\?/g, '');
    const listed = !path.includes(':') && isIndexed(name) && canonicalPath(name, path) === path;
    return listed ? [path] : [];
  });
  return [...new Set(paths)];
}

function split(name: string, paths: readonly string[]): readonly SitemapPart[] {
  const count = Math.ceil(paths.length / LARGEST_PART);
  return Array.from({ length: count }, (_, index) => ({
    name: count === 1 ? name : `${name}-${index + 1}`,
    paths: paths.slice(index * LARGEST_PART, (index + 1) * LARGEST_PART),
  }));
}
