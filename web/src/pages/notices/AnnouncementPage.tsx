import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { useAnnouncementListQuery } from '#api/endpoints/notices.ts';
import { AnnouncementList } from '#features/news/notices/AnnouncementList.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';

/** `/announcement`: this site's announcements. */
export default function AnnouncementListPage() {
  const result = useAnnouncementListQuery(NEWS_ARGS.announcements);
  return (
    <>
      <PageHeader
        title={titleOf('announcement')}
        summary={summaryOf('announcement')}
        actions={<PageLink to="notice">交易所与钱包公告</PageLink>}
      />
      <AnnouncementList result={result} />
    </>
  );
}
