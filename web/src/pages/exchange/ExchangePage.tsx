import { noticeArgs } from '@coinmirror/shared/pages/noticeAddress.ts';
import { useNoticeListQuery } from '#api/endpoints/notices.ts';
import { OverviewPanel } from '#features/exchanges/profile/OverviewPanel.tsx';
import { NoticeRow } from '#features/news/notices/NoticeRow.tsx';
import { COIN_SLOTS } from '#templates/coinList/coinSlots.tsx';
import { exchangeSubject } from '#templates/exchange/exchangeSubject.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

/** `/exchange/{id}`: one exchange. */
export default function ExchangePage() {
  return (
    <SubjectPage subject={exchangeSubject} page="exchange">
      {(detail) => (
        <OverviewPanel
          detail={detail}
          star={COIN_SLOTS.star}
          notices={<NewestNotices code={detail.code} />}
        />
      )}
    </SubjectPage>
  );
}

const SHOWN = 6;

function NewestNotices({ code }: { readonly code: string }) {
  const choice = { type: 'all' as const, keyword: '', exchanges: [code], page: 1 };
  const result = useNoticeListQuery(noticeArgs(choice));
  return (
    <Loadable
      result={result}
      height={288}
      skeleton={<SkeletonLines lines={SHOWN} lineHeight={48} />}
      empty={<EmptyState compact title="还没有公告" />}
    >
      {({ rows }) => (
        <ul>
          {rows.slice(0, SHOWN).map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </Loadable>
  );
}
