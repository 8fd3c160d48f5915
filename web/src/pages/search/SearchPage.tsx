import { SEARCH_INPUT_MAX } from '@coinmirror/shared/constants/limits.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { cutSearchInput } from '@coinmirror/shared/validation/search.ts';
import { Translatable } from '#features/news/translation/Translatable.tsx';
import { SearchForm } from '#features/searchField/SearchForm.tsx';
import { SearchStart } from '#features/searchField/SearchStart.tsx';
import { ConceptResults } from '#features/searchResults/ConceptHits.tsx';
import type { HitStar } from '#features/searchResults/PlaceHits.tsx';
import { AllResults, OneKind, ResultsPlace } from '#features/searchResults/SearchResultsView.tsx';
import { SiteResults } from '#features/searchResults/SiteHits.tsx';
import type { TranslatedNews } from '#features/searchResults/StoryHits.tsx';
import { NewsResults, NoticeResults } from '#features/searchResults/StoryResults.tsx';
import { useWebSearchQuery } from '#features/searchResults/searchResultsApi.ts';
import { SEARCH_TABS, type SearchTab, searchTab, tabNumber } from '#features/searchResults/searchTabs.ts';
import { StarButton } from '#features/watchlist/StarButton.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './SearchPage.module.css';

const PAGE_SIZE = 20;
const star: HitStar = (kind, code, name) => <StarButton kind={kind} code={code} name={name} />;

const translated: TranslatedNews = (item, draw) => <Translatable item={item}>{draw}</Translatable>;

/** `/search/?word=…&tabs=…`: all results of a keyword, by kind. */
export default function SearchPage() {
  const [search] = useUrlParams();
  const keyword = cutSearchInput((search.get('word') ?? '').trim());
  const tab = searchTab(search.get('tabs'));
  const page = Math.max(1, Math.floor(Number(search.get('page') ?? '1')) || 1);
  const hrefOf = (target: SearchTab, at = 1) =>
    hrefTo('search', {}, { word: keyword, tabs: tabNumber(target), page: at > 1 ? at : undefined });

  if (keyword === '') {
    return (
      <>
        <PageHeader
          title={titleOf('search')}
          summary={`币种、交易所、钱包、概念或本站的页面与功能，最多 ${SEARCH_INPUT_MAX} 个字；支持代号、中文名、拼音与首字母。`}
        />
        <div className={styles.field}>
          <SearchForm label="搜索本站" />
        </div>
        <SearchStart />
      </>
    );
  }
  return (
    <>
      <PageHeader title={`搜索「${keyword}」`} summary={summaryOf('search')} />
      <LinkTabs
        label="结果类型"
        items={SEARCH_TABS.map(({ key, label }) => ({ key, label, href: hrefOf(key), current: key === tab }))}
      />
      <div className={styles.results}>
        <SearchBody key={keyword} keyword={keyword} tab={tab} page={page} hrefOf={hrefOf} />
      </div>
    </>
  );
}

interface SearchBodyProps {
  keyword: string;
  tab: SearchTab;
  page: number;
  hrefOf: (tab: SearchTab, page?: number) => string;
}

function SearchBody({ keyword, tab, page, hrefOf }: SearchBodyProps) {
  const found = tab === 'all' || tab === 'coins' || tab === 'exchanges' || tab === 'wallets';
  const result = useWebSearchQuery(
    { code: keyword, page, exchange_page: page, wallet_page: page, pagesize: PAGE_SIZE },
    { skip: !found },
  );
  if (tab === 'concepts') return <ConceptResults keyword={keyword} />;
  if (tab === 'pages') return <SiteResults keyword={keyword} />;
  if (!found) {
    const Results = tab === 'news' ? NewsResults : NoticeResults;
    return (
      <Results keyword={keyword} page={page} hrefOf={(next) => hrefOf(tab, next)} translated={translated} />
    );
  }
  return (
    <Loadable result={result} isEmpty={() => false} skeleton={<ResultsPlace />}>
      {(results) =>
        tab === 'all' ? (
          <AllResults results={results} hrefOf={hrefOf} star={star} translated={translated} />
        ) : (
          <OneKind results={results} tab={tab} page={page} hrefOf={hrefOf} star={star} />
        )
      }
    </Loadable>
  );
}
