import { type FlashKind, NEWS_CHANNELS } from '@coinmirror/shared/contract/news/sections.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { NewsItem } from '../../ports/news.ts';

/** A filter of news; `about` is what a coin's own page lists. */
export type Facet =
  | `channel/${number}`
  | `kind/${FlashKind}`
  | 'lang/zh'
  | `${'coin' | 'about' | 'concept' | 'desk' | 'exchange'}/${string}`;

export const ARTICLES: Facet = `channel/${NEWS_CHANNELS.articles}`;
export const FLASHES: Facet = `channel/${NEWS_CHANNELS.flash}`;

export const CHINESE: Facet = 'lang/zh';

const conceptsOf: ReadonlyMap<string, readonly string[]> = new Map(
  coinCatalogue.map(({ code, conceptIds }) => [code, conceptIds]),
);

/** Whether an item is an article, not a flash. */
export function isArticle({ section }: Pick<NewsItem, 'section'>): boolean {
  return section !== 'flash';
}

/** Whether an item is written in Chinese. */
export function isChinese({ translation, language }: Pick<NewsItem, 'translation' | 'language'>): boolean {
  return (translation ?? language) === undefined;
}

function facetsOf(item: NewsItem): ReadonlySet<Facet> {
  const { coins, exchanges = [], section, desk } = item;
  const facets: Facet[] = [isArticle(item) ? ARTICLES : FLASHES, `desk/${desk}`];
  if (section !== 'flash' && section !== 'press') facets.push(`channel/${NEWS_CHANNELS[section]}`);
  if (item.headline) facets.push(`channel/${NEWS_CHANNELS.headlines}`);
  if (item.isWeekly) facets.push(`channel/${NEWS_CHANNELS.weekly}`);
  if (isChinese(item)) facets.push(CHINESE);
  if (item.important) facets.push('kind/important');
  if (exchanges.length > 0) facets.push('kind/exchange');
  else if (coins.length > 0) facets.push('kind/coin');
  for (const code of exchanges) facets.push(`exchange/${code}`);
  for (const [at, code] of coins.entries()) {
    facets.push(`coin/${code}`);
    // A flash is about its first coin only, an article about all of its coins.
    if (at === 0 || isArticle(item)) facets.push(`about/${code}`);
    for (const id of conceptsOf.get(code) ?? []) facets.push(`concept/${id}`);
  }
  return new Set(facets);
}

type FacetIndex = ReadonlyMap<Facet, readonly NewsItem[]>;
const NONE: readonly NewsItem[] = [];
const known = new WeakMap<readonly NewsItem[], FacetIndex>();

function facetIndexOf(day: readonly NewsItem[]): FacetIndex {
  const found = known.get(day);
  if (found) return found;
  const byFacet = new Map<Facet, NewsItem[]>();
  for (const item of day) {
    for (const facet of facetsOf(item)) {
      const items = byFacet.get(facet);
      if (items) items.push(item);
      else byFacet.set(facet, [item]);
    }
  }
  known.set(day, byFacet);
  return byFacet;
}

/** The items of a day (newest first) that have all of the facets, in their order. A day is indexed once. */
export function shelved(day: readonly NewsItem[], facets: readonly Facet[]): readonly NewsItem[] {
  const byFacet = facetIndexOf(day);
  const wanted: (readonly NewsItem[])[] = [];
  for (const facet of facets) {
    const items = byFacet.get(facet);
    if (!items) return NONE;
    wanted.push(items);
  }
  const [least = day, ...others] = wanted.toSorted((a, b) => a.length - b.length);
  return others.reduce(common, least);
}

/** Intersection of two lists; no two items share a second. */
function common(some: readonly NewsItem[], others: readonly NewsItem[]): readonly NewsItem[] {
  let at = 0;
  return some.filter((item) => {
    while ((others[at]?.time ?? 0) > item.time) at += 1;
    return others[at] === item;
  });
}
