import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { NoticeBoard } from '#templates/news/NoticeBoard.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';

/** `/notice`: notices of exchanges and wallets. */
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
