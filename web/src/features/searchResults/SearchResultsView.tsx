import type { SearchResults } from '@coinmirror/shared/contract/search.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { FITS_NAME } from '@coinmirror/shared/pages/siteIndex/findSite.ts';
import type { ReactNode } from 'react';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Pager } from '#ui/pager/Pager.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { CoinHits } from './CoinHits.tsx';
import { ConceptHits, useConceptsNamed } from './ConceptHits.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ExchangeHits, type HitStar, WalletHits } from './PlaceHits.tsx';
import { SiteRows, useSiteRows } from './SiteHits.tsx';
import { StoryHits, type TranslatedNews } from './StoryHits.tsx';
import styles from './searchResults.module.css';
import type { SearchTab } from './searchTabs.ts';
import { useBestStories } from './useBestStories.ts';

interface SearchResultsViewProps {
  readonly results: SearchResults;
  /** The address of a tab, and of one of its pages. */
  readonly hrefOf: (tab: SearchTab, page?: number) => string;
  readonly star: HitStar;
}

interface AllResultsProps extends SearchResultsViewProps {
  readonly translated: TranslatedNews;
}

/** The best results of each kind. */
export function AllResults({ results, hrefOf, star, translated }: AllResultsProps) {
  const { keyword, coins, exchanges, wallets } = results;
  const concepts = useConceptsNamed(keyword);
  const pages = useSiteRows(keyword);
  const { stories, total } = useBestStories(keyword);
  const rows = [coins.rows, exchanges.rows, wallets.rows, concepts, pages, stories ?? []];
  // The news may still be loading: until then results are not reported as missing.
  if (stories !== undefined && rows.every((one) => one.length === 0))
    return <NothingFound keyword={keyword} />;
  const site = (
    <Group title="页面与功能" rows={pages} total={pages.length} href={hrefOf('pages')}>
      {(best) => <SiteRows rows={best} keyword={keyword} />}
    </Group>
  );
  const isPage = pages[0]?.fit === FITS_NAME;
  return (
    <div className={stories === undefined ? styles.arriving : undefined}>
      {isPage && site}
      <Group title="币种" rows={coins.rows} total={coins.total} href={hrefOf('coins')}>
        {(best) => <CoinHits rows={best} keyword={keyword} star={star} />}
      </Group>
      <Group title="交易所" rows={exchanges.rows} total={exchanges.total} href={hrefOf('exchanges')}>
        {(best) => <ExchangeHits rows={best} keyword={keyword} star={star} />}
      </Group>
      <Group title="钱包" rows={wallets.rows} total={wallets.total} href={hrefOf('wallets')}>
        {(best) => <WalletHits rows={best} keyword={keyword} star={star} />}
      </Group>
      <Group title="概念" rows={concepts} total={concepts.length} href={hrefOf('concepts')}>
        {(best) => <ConceptHits rows={best} keyword={keyword} />}
      </Group>
      {!isPage && site}
      <Group title="资讯" measure="条" rows={stories ?? []} total={total} href={hrefOf('news')}>
        {(best) => <StoryHits stories={best} keyword={keyword} translated={translated} />}
      </Group>
    </div>
  );
}

/** The skeleton of the results. */
export function ResultsPlace() {
  return (
    <div className={styles.arriving}>
      <SkeletonLines lines={8} lineHeight={64} />
    </div>
  );
}

interface OneKindProps extends SearchResultsViewProps {
  readonly tab: 'coins' | 'exchanges' | 'wallets';
  readonly page: number;
}

/** Results of one kind, paginated. */
export function OneKind({ results, tab, page, hrefOf, star }: OneKindProps) {
  const { keyword, coins, exchanges, wallets } = results;
  const list = results[tab];
  if (list.rows.length === 0) return <NothingFound keyword={keyword} />;
  return (
    <>
      {tab === 'coins' && <CoinHits rows={coins.rows} keyword={keyword} star={star} />}
      {tab === 'exchanges' && <ExchangeHits rows={exchanges.rows} keyword={keyword} star={star} />}
      {tab === 'wallets' && <WalletHits rows={wallets.rows} keyword={keyword} star={star} />}
      <Pager page={page} pageCount={list.pageCount} total={list.total} hrefOf={(next) => hrefOf(tab, next)} />
    </>
  );
}

interface GroupProps<Row> {
  readonly title: string;
  /** The measure word for the count. */
  readonly measure?: '个' | '条';
  readonly rows: readonly Row[];
  readonly total: number | null;
  readonly href: string;
  readonly children: (best: readonly Row[]) => ReactNode;
}

const SHORT = 5;

function Group<Row>({ title, measure = '个', rows, total, href, children }: GroupProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>
        {title}
        {(total ?? 0) > SHORT && <HrefLink href={href}>{`全部 ${formatCount(total)} ${measure}`}</HrefLink>}
      </h2>
      {children(rows.slice(0, SHORT))}
    </section>
  );
}
