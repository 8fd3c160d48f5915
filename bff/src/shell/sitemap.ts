import { NEWS_CHANNELS } from '@coinmirror/shared/contract/news/sections.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { NEWS_ARGS } from '@coinmirror/shared/routes/newsPages.ts';
import { pages, type RouteName, routeNames } from '@coinmirror/shared/routes/pages.ts';
import { PRELOAD_ARGS } from '@coinmirror/shared/routes/preload.ts';
import type { Reader } from '../proxy/reader.ts';
import { canonicalPath, isIndexed } from './canonical.ts';
import { loadPageData } from './pageData.ts';
import type { PageFiles } from './pageFiles.ts';

/** One file of the sitemap. */
export interface SitemapPart {
  readonly name: string;
  readonly paths: readonly string[];
}

/** A sitemap may hold 50,000; smaller files are read again more gladly. */
const LARGEST_PART = 5_000;

/** All indexable addresses: pages of fixed address, and what the catalogue holds. */
export function createSitemap(reader: Reader, isBuilt: PageFiles['isBuilt']) {
  const fixed = split('pages', fixedPaths(isBuilt));
  /** The addresses of one kind of page; none while that page is planned only. */
  const each = (name: RouteName, paths: readonly string[]) => (isBuilt(name) ? paths : []);

  return {
    /** Catalogue parts are missing while the upstream has never answered. */
    async parts(): Promise<readonly SitemapPart[]> {
      const data = await loadPageData(reader, [
        { name: 'coinDirectory', params: {} },
        { name: 'conceptList', params: PRELOAD_ARGS.conceptList },
        { name: 'newsList', params: { channelid: NEWS_CHANNELS.articles, per_page: 100 } },
        { name: 'announcementList', params: NEWS_ARGS.announcements },
      ]);
      const directory = data.entity('coinDirectory') ?? [];
      const coins = directory.filter(({ kind }) => kind === 'coin');
      const exchanges = directory.filter(({ kind }) => kind === 'exchange');
      const concepts = data.entity('conceptList')?.rows ?? [];
      const articles = data.entity('newsList')?.rows ?? [];
      const announcements = data.entity('announcementList')?.rows ?? [];
      const coinPaths = coins.map(({ code }) => hrefTo('coin', { coinCode: code }));
      const exchangePaths = exchanges.map(({ code }) => hrefTo('exchange', { id: code }));
      const conceptPaths = concepts.map(({ id }) => hrefTo('conceptFile', { name: id }));
      const articlePaths = articles.map(({ id }) => hrefTo('newsItem', { id: String(id) }));
      const announcementPaths = announcements.map(({ id }) => hrefTo('announcementItem', { id }));
      return [
        ...fixed,
        ...split('coins', each('coin', coinPaths)),
        ...split('exchanges', each('exchange', exchangePaths)),
        ...split('concepts', each('conceptFile', conceptPaths)),
        ...split('news', [...each('newsItem', articlePaths), ...each('announcementItem', announcementPaths)]),
      ];
    },
  };
}

function fixedPaths(isBuilt: PageFiles['isBuilt']): readonly string[] {
  const paths = routeNames.flatMap((name) => {
    const path = pages[name].pattern.replace(/\/:\w+\?/g, '');
    const listed =
      !path.includes(':') && isIndexed(name) && isBuilt(name) && canonicalPath(name, path) === path;
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
