import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { FeedLinks } from '#templates/article/FeedLinks.tsx';
import { FlashView } from '#templates/news/FlashView.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';

/** `/news/flash.html`: the flashes as a page of their own. */
export default function FlashPage() {
  return (
    <>
      <PageHeader
        title={titleOf('newsFlash')}
        summary={summaryOf('newsFlash')}
        actions={
          <>
            <FeedLinks subject={{ kind: 'section', code: 'flash' }} />
            <PageLink to="news">全部资讯</PageLink>
          </>
        }
      />
      <FlashView />
    </>
  );
}
