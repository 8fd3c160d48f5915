import { summaryOf } from '@coinmirror/shared/pages/pages.ts';
import { NoticeBoard } from '#templates/news/NoticeBoard.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';

/** `/exchange/notice`: the same notices, where exchanges are looked at. */
export default function ExchangeNoticePage() {
  return (
    <>
      <PageHeader title="交易所公告" summary={summaryOf('exchangeBoardNotice')} />
      <NoticeBoard to="exchangeBoardNotice" />
    </>
  );
}
