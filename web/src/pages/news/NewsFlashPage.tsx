import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { inLanguage } from '@coinmirror/shared/pages/newsTabs.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { flashSentence } from '@coinmirror/shared/sentences/news.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNewsListQuery } from '#api/endpoints/news.ts';
import { useNewsLanguage } from '#features/news/language/useNewsLanguage.ts';
import { FlashView } from '#templates/news/FlashView.tsx';
import { useFlashList } from '#templates/news/useFlashList.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import styles from './NewsPage.module.css';

/** `/news/flash.html`: the flashes as a page of their own. */
export default function FlashPage() {
  const [language] = useNewsLanguage();
  const { choice, params } = useFlashList();
  const { data } = useNewsListQuery(params ? inLanguage(params, language) : skipToken);
  return (
    <>
      <PageHeader
        title={titleOf('newsFlash')}
        summary={summaryOf('newsFlash')}
        sentence={data ? flashSentence(data.value, choice, data.asOf) : null}
        actions={
          <PageLink to="news" className={styles.onWide}>
            全部资讯
          </PageLink>
        }
      />
      <FlashView />
    </>
  );
}
