import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { pages, routeNames } from '@coinmirror/shared/routes/pages.ts';
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
  return {
    /** Catalogue parts are missing while the upstream has never answered. */
    async parts(): Promise<readonly SitemapPart[]> {
      const data = await loadPageData(reader, [
        { name: 'coinDirectory', params: {} },
        { name: 'conceptList', params: { page: 1, pagesize: 200 } },
      ]);
      const entries = data.entity('coinDirectory') ?? [];
      const concepts = data.entity('conceptList')?.rows ?? [];
      const coins = entries.filter(({ kind }) => kind === 'coin');
      const exchanges = entries.filter(({ kind }) => kind === 'exchange');
      return [
        ...fixed,
        ...split(
          'coins',
          coins.map(({ code }) => hrefTo('coin', { coinCode: code })),
        ),
        ...split(
          'exchanges',
          exchanges.map(({ code }) => hrefTo('exchange', { id: code })),
        ),
        ...split(
          'concepts',
          concepts.map(({ id }) => hrefTo('conceptFile', { name: id })),
        ),
      ];
    },
  };
}

function fixedPaths(): readonly string[] {
  const paths = routeNames.flatMap((name) => {
    const path = pages[name].pattern.replace(/\/:\w+\?/g, '');
    const page = { name, params: {} };
    const indexed = !path.includes(':') && isIndexed(page) && canonicalPath(page, path) === path;
    return indexed ? [path] : [];
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
