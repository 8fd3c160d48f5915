import type { NewsLanguage } from '@coinmirror/shared/contract/news/sections.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import {
  inLanguage,
  NEWS_ARGS,
  NEWS_TABS,
  type NewsTab,
  newsTabNumber,
  newsTabOf,
  newsTabTitle,
} from '@coinmirror/shared/pages/newsTabs.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { articlesSentence, flashSentence } from '@coinmirror/shared/sentences/news.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNewsListQuery } from '#api/endpoints/news.ts';
import { ArticleList } from '#features/news/articles/ArticleList.tsx';
import { FollowedLinks } from '#features/news/follow/FollowedLinks.tsx';
import { LanguageToggle } from '#features/news/language/LanguageToggle.tsx';
import { useNewsLanguage } from '#features/news/language/useNewsLanguage.ts';
import { FeedLinks } from '#templates/article/FeedLinks.tsx';
import { FlashView } from '#templates/news/FlashView.tsx';
import { NoticeBoard } from '#templates/news/NoticeBoard.tsx';
import { useFlashList } from '#templates/news/useFlashList.ts';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './NewsPage.module.css';

/** `/news?tab=N`: articles by section, the flashes, the notices. */
export default function NewsPage() {
  const [search] = useUrlParams();
  const [language, setLanguage] = useNewsLanguage();
  const tab = newsTabOf(search.get('tab'));
  const sentence = useTabSentence(tab, language);
  useDocumentTitle(newsTabTitle(tab));
  return (
    <>
      <PageHeader
        title={titleOf('news')}
        summary={summaryOf('news')}
        {...(tab !== 'notices' && { sentence })}
        actions={
          isArticles(tab) && (
            <>
              <LanguageToggle language={language} onChange={setLanguage} />
              <FeedLinks subject={{ kind: 'section', code: tab }} />
            </>
          )
        }
      />
      <LinkTabs
        label="资讯栏目"
        items={NEWS_TABS.map((one) => ({
          key: one.key,
          label: one.label,
          href: hrefTo('news', {}, { tab: newsTabNumber(one.key) }),
          current: one.key === tab,
        }))}
      />
      <div className={styles.content}>
        {tab === 'flash' && <FlashView />}
        {tab === 'notices' && <NoticeBoard base={{ tab: newsTabNumber('notices') }} to="news" />}
        {tab === 'headlines' && <FollowedLinks />}
        {isArticles(tab) && (
          <ArticleList
            key={`${tab} ${language}`}
            params={inLanguage(NEWS_ARGS.articles(tab), language)}
            hasLead={tab === 'headlines'}
          />
        )}
      </div>
    </>
  );
}

type ArticleTab = Exclude<NewsTab, 'flash' | 'notices'>;

function isArticles(tab: NewsTab): tab is ArticleTab {
  return tab !== 'flash' && tab !== 'notices';
}

/** What a tab's own list says of the day; null while it is not known. */
function useTabSentence(tab: NewsTab, language: NewsLanguage): Sentence | null {
  const { choice, params: flashes } = useFlashList();
  const params = isArticles(tab) ? NEWS_ARGS.articles(tab) : flashes;
  const isListed = params !== null && tab !== 'notices';
  const { data } = useNewsListQuery(isListed ? inLanguage(params, language) : skipToken);
  if (!isListed || data === undefined) return null;
  return tab === 'flash'
    ? flashSentence(data.value, choice, data.asOf)
    : articlesSentence(data.value, data.asOf);
}
