import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { pages } from '@coinmirror/shared/manifest/pages.ts';
import { trailTo } from '@coinmirror/shared/pages/parents.ts';
import { FEED_FORMATS, feedHref } from '@coinmirror/shared/routes/feeds.ts';
import { servedPages } from '../prerender/servedPages.ts';
import { canonicalPath, isIndexed } from './canonical.ts';
import { type HeadFacts, renderHead } from './head.ts';
import type { PageData } from './pageData.ts';
import { pageWords } from './pageWords.ts';
import { ownPreviewPath, previewKind, previewPath } from './previews.ts';
import type { SitePage } from './site.ts';
import { article, breadcrumb, type Crumb, dataset, website } from './structured.ts';

export interface Heads {
  /** `data` null: the page's data is not known (a bare page). */
  of(page: SitePage, path: string, data: PageData | null): string;
  readonly lost: string;
}

/** The head of every page, from the page table and the page's own data. */
export function createHeads(siteOrigin: string): Heads {
  function structuredOf(
    page: SitePage,
    { title, description, article: facts }: ReturnType<typeof pageWords>,
    url: string,
    path: string,
  ) {
    if (page.name === 'home') return [website(siteOrigin)];
    const crumbs = breadcrumb(trail(page, title, url, path));
    if (facts) return [crumbs, article({ ...facts, title, description, url })];
    return servedPages[page.name].isDataset ? [crumbs, dataset(title, description, url)] : [crumbs];
  }

  /** What readers of feeds find when they are given the page's address. */
  function feedsOf({ name, params, query }: SitePage, title: string): NonNullable<HeadFacts['feeds']> {
    const subject = servedPages[name].feed?.(params, (key) => query.get(key)) ?? null;
    if (subject === null) return [];
    return FEED_FORMATS.map(({ ending, label, type }) => ({
      type,
      title: `${title} ${label}`,
      href: siteOrigin + feedHref(subject, ending),
    }));
  }

  /** Home, the steps between as the page's own path has them, the page itself under its own name. */
  function trail(page: SitePage, title: string, url: string, path: string): readonly Crumb[] {
    const steps = path.split('/');
    return trailTo(page.name).map((name) => {
      if (name === 'home') return { name: BRAND.name, url: `${siteOrigin}/` };
      if (name === page.name) return { name: title, url };
      const depth = pages[name].pattern.split('/').length;
      return { name: pages[name].title, url: `${siteOrigin}${steps.slice(0, depth).join('/')}` };
    });
  }

  /** A coin's and an article's own picture, where it is known that there is one; otherwise that of the page's kind. */
  function pictureOf({ name }: SitePage, data: PageData | null, isArticle: boolean): string {
    const kind = previewKind(name, isArticle);
    const coin = kind === 'coin' ? data?.entity('coinInfo') : null;
    const article = kind === 'article' ? data?.entity('newsDetail') : null;
    const own =
      (coin && ownPreviewPath('coin', coin.code)) ?? (article && ownPreviewPath('news', article.id));
    return own ?? previewPath(kind);
  }

  return {
    of(page, path, data) {
      const words = pageWords(page, data);
      const canonical = `${siteOrigin}${canonicalPath(page.name, path)}`;
      const facts: HeadFacts = {
        title: `${words.title} - ${BRAND.name}`,
        description: words.description,
        canonical,
        kind: words.article ? 'article' : 'website',
        image: siteOrigin + pictureOf(page, data, words.article !== undefined),
        indexed: isIndexed(page.name),
        structured: structuredOf(page, words, canonical, path),
        feeds: feedsOf(page, words.title),
      };
      return renderHead(facts);
    },
    lost: renderHead({
      title: `页面不存在 - ${BRAND.name}`,
      description: BRAND.slogan,
      canonical: null,
      kind: 'website',
      image: siteOrigin + previewPath('default'),
      indexed: false,
      structured: [],
    }),
  };
}
