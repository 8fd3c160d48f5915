import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { machineTime } from '@coinmirror/shared/format/time.ts';

export interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** Where the page stands, for search results. */
export function breadcrumb(crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** The site itself and its search box; home alone carries it. */
export function website(origin: string): object {
  return {
    '@type': 'WebSite',
    name: BRAND.name,
    alternateName: BRAND.latinName,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search/?word={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** A page whose content is figures that others may use. */
export function dataset(name: string, description: string, url: string): object {
  return {
    '@type': 'Dataset',
    name,
    description,
    url,
    inLanguage: 'zh-CN',
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: BRAND.name },
  };
}

export interface ArticleFacts {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Epoch ms. */
  readonly publishedAt: number | null;
  readonly author: string;
}

export function article({ title, description, url, publishedAt, author }: ArticleFacts): object {
  const published = machineTime(publishedAt);
  return {
    '@type': 'NewsArticle',
    headline: title,
    description,
    mainEntityOfPage: url,
    inLanguage: 'zh-CN',
    ...(published === undefined ? {} : { datePublished: published }),
    author: { '@type': 'Organization', name: author || BRAND.name },
    publisher: { '@type': 'Organization', name: BRAND.name },
  };
}
