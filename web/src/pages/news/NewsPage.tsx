import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import {
  NEWS_ARGS,
  NEWS_TABS,
  newsTabNumber,
  newsTabOf,
  newsTabTitle,
} from '@coinmirror/shared/pages/newsTabs.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { ArticleList } from '#features/news/articles/ArticleList.tsx';
import { FollowedLinks } from '#features/news/follow/FollowedLinks.tsx';
import { FeedLinks } from '#templates/article/FeedLinks.tsx';
import { FlashView } from '#templates/news/FlashView.tsx';
import { NoticeBoard } from '#templates/news/NoticeBoard.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './NewsPage.module.css';

/** `/news?tab=N`: articles by section, the flashes, the notices. */
export default function NewsPage() {
  const [search] = useUrlParams();
  const tab = newsTabOf(search.get('tab'));
  useDocumentTitle(newsTabTitle(tab));
  return (
    <>
      <PageHeader
        title={titleOf('news')}
        summary={summaryOf('news')}
        actions={tab !== 'notices' && <FeedLinks subject={{ kind: 'section', code: tab }} />}
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
        {tab !== 'flash' && tab !== 'notices' && <ArticleList key={tab} params={NEWS_ARGS.articles(tab)} />}
      </div>
    </>
  );
}
