import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { NoticeBoard } from '#templates/news/NoticeBoard.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';

/** `/exchange/notice`: the notices, among the exchange rankings. */
export default function ExchangeNoticePage() {
  return (
    <>
      <PageHeader title={titleOf('exchangesNotice')} summary={summaryOf('exchangesNotice')} />
      <NoticeBoard to="exchangesNotice" />
    </>
  );
}
