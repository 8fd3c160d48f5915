import type { WikiIndex } from '@coinmirror/shared/contract/wiki.ts';
import { findSite, type SiteHit } from '@coinmirror/shared/pages/siteIndex/findSite.ts';
import { siteEntries } from '@coinmirror/shared/pages/siteIndex/siteEntries.ts';
import type { SiteEntry } from '@coinmirror/shared/pages/siteIndex/siteEntry.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { useWikiIndexQuery } from './wiki.ts';

/** What of the site itself matches a text. */
export interface SiteHits {
  /** Pages, tabs, tools and functions. */
  readonly pages: readonly SiteHit[];
  /** Terms and articles of the wiki; empty until its index has loaded. */
  readonly terms: readonly SiteHit[];
}

/** The pages, functions and wiki entries that match the typed text, best first, at most `limit` of either. */
export function useSiteHits(typed: string, limit: number): SiteHits {
  const wiki = useWikiIndexQuery({}, { skip: typed === '' }).data?.value;
  const terms = useMemo(() => (wiki ? wikiEntries(wiki) : []), [wiki]);
  return useMemo(
    () => ({ pages: findSite(siteEntries, typed, limit), terms: findSite(terms, typed, limit) }),
    [terms, typed, limit],
  );
}

function wikiEntries({ groups, articles }: WikiIndex): readonly SiteEntry[] {
  const kind = '百科' as const;
  return [
    ...groups.flatMap(({ terms }) =>
      terms.map(({ id, name, english, abbr, pinyin }) => ({
        title: name,
        kind,
        href: hrefTo('wikiNoun', { id }),
        aliases: [abbr, english].filter((word) => word !== ''),
        pinyin,
      })),
    ),
    ...articles.map(({ id, title }) => ({ title, kind, href: hrefTo('wikiArticle', { id }), aliases: [] })),
  ];
}
