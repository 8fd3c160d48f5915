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
  /** In a narrow column: the time stands under the title. */
  readonly narrow?: boolean;
}

/** Height of a line, px. */
const LINE = 48;

/** The newest notices of one publisher, whom the page names; the same height with few of them and while loading. */
export function NewestNotices({ params, shown = 6, narrow = false }: NewestNoticesProps) {
  const result = useNoticeListQuery(params);
  const height = shown * LINE;
  return (
    <Loadable
      result={result}
      height={height}
      skeleton={<SkeletonLines lines={shown} lineHeight={LINE} />}
      empty={<EmptyState title="还没有公告" height={height} />}
    >
      {({ rows }) => (
        <ul style={{ minHeight: height }}>
          {rows.slice(0, shown).map((notice) => (
            <NoticeRow key={notice.id} notice={notice} ofOne narrow={narrow} />
          ))}
        </ul>
      )}
    </Loadable>
  );
}
