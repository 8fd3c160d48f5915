import { noticeArgs } from '@coinmirror/shared/pages/noticeAddress.ts';
import { OverviewPanel } from '#features/exchanges/profile/OverviewPanel.tsx';
import { COIN_SLOTS } from '#templates/coinList/coinSlots.tsx';
import { exchangeSubject } from '#templates/exchange/exchangeSubject.tsx';
import { NewestNotices } from '#templates/news/NewestNotices.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';

/** `/exchange/{id}`: one exchange. */
export default function ExchangePage() {
  return (
    <SubjectPage subject={exchangeSubject} page="exchange">
      {(detail, _asOf, comments) => (
        <OverviewPanel
          detail={detail}
          star={COIN_SLOTS.star}
          notices={<NewestNotices params={noticeArgs(allOf(detail.code))} narrow />}
          comments={comments}
        />
      )}
    </SubjectPage>
  );
}

function allOf(code: string) {
  return { type: 'all' as const, keyword: '', exchanges: [code], page: 1 };
}
