import type { SiteHit } from '@coinmirror/shared/pages/siteIndex/findSite.ts';
import { useSiteHits } from '#api/endpoints/siteHits.ts';
import { Hit } from './Hit.tsx';
import { NothingFound } from './NothingFound.tsx';
import styles from './searchResults.module.css';

const ALL = 100;
const ALIASES_SHOWN = 3;

/** Pages, functions and terms that match, best first. */
export function useSiteRows(keyword: string): readonly SiteHit[] {
  const { pages, terms } = useSiteHits(keyword, ALL);
  return [...pages, ...terms].toSorted((a, b) => b.fit - a.fit);
}

/** The 页面 tab of the search page. */
export function SiteResults({ keyword }: { keyword: string }) {
  const rows = useSiteRows(keyword);
  return rows.length === 0 ? <NothingFound keyword={keyword} /> : <SiteRows rows={rows} keyword={keyword} />;
}

/** Pages with what they are and what else they are called. */
export function SiteRows({ rows, keyword }: { rows: readonly SiteHit[]; keyword: string }) {
  return (
    <ul className={styles.list}>
      {rows.map(({ entry: { title, kind, href, aliases } }) => (
        <Hit
          key={`${kind} ${title}`}
          href={href}
          keyword={keyword}
          title={title}
          facts={[kind, aliases.slice(0, ALIASES_SHOWN).join('、')].filter(Boolean).join(' · ')}
        />
      ))}
    </ul>
  );
}
