import { summaries } from '@coinmirror/shared/routes/summaries.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { NoticeBoard } from '../notice/NoticeBoard.tsx';

/** `/exchange/notice`: the same notices, where exchanges are looked at. */
export default function ExchangeNoticePage() {
  return (
    <>
      <PageHeader title="交易所公告" summary={summaries.exchangeBoardNotice} />
      <NoticeBoard to="exchangeBoardNotice" />
    </>
  );
}
