import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { flashKindOf, inLanguage, NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { flashSentence } from '@coinmirror/shared/sentences/news.ts';
import { useNewsListQuery } from '#api/endpoints/news.ts';
import { useNewsLanguage } from '#features/news/language/useNewsLanguage.ts';
import { FlashView } from '#templates/news/FlashView.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './NewsPage.module.css';

/** `/news/flash.html`: the flashes as a page of their own. */
export default function FlashPage() {
  const [address] = useUrlParams();
  const [language] = useNewsLanguage();
  const kind = flashKindOf(address.get('kind'));
  const { data } = useNewsListQuery(inLanguage(NEWS_ARGS.flashes(kind), language));
  return (
    <>
      <PageHeader
        title={titleOf('newsFlash')}
        summary={summaryOf('newsFlash')}
        sentence={data ? flashSentence(data.value, kind, data.asOf) : null}
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
