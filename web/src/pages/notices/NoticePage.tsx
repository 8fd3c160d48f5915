import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { NoticeBoard } from '#templates/news/NoticeBoard.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';

/** `/notice`: what exchanges and wallets announce. */
export default function NoticeListPage() {
  return (
    <>
      <PageHeader
        title={titleOf('notice')}
        summary={summaryOf('notice')}
        actions={<PageLink to="announcement">本站公告</PageLink>}
      />
      <NoticeBoard to="notice" />
    </>
  );
}
