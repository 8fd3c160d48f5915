import type { CallParams } from '@coinmirror/shared/contract/endpoint.ts';
import type { noticeEndpoints } from '@coinmirror/shared/contract/news/notices.ts';
import { useNoticeListQuery } from '#api/endpoints/notices.ts';
import { NoticeRow } from '#features/news/notices/NoticeRow.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

interface NewestNoticesProps {
  readonly params: CallParams<typeof noticeEndpoints.noticeList>;
  readonly shown?: number;
}

/** The first lines of the notices of one publisher, whom the page names. */
export function NewestNotices({ params, shown = 6 }: NewestNoticesProps) {
  const result = useNoticeListQuery(params);
  return (
    <Loadable
      result={result}
      height={shown * 48}
      skeleton={<SkeletonLines lines={shown} lineHeight={48} />}
      empty={<EmptyState compact title="还没有公告" />}
    >
      {({ rows }) => (
        <ul>
          {rows.slice(0, shown).map((notice) => (
            <NoticeRow key={notice.id} notice={notice} ofOne />
          ))}
        </ul>
      )}
    </Loadable>
  );
}
