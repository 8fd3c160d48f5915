import type { CallParams } from '@coinmirror/shared/contract/endpoint.ts';
import type { noticeEndpoints } from '@coinmirror/shared/contract/news/notices.ts';
import { type ReactNode, useState } from 'react';
import { useNoticeListQuery } from '#api/endpoints/notices.ts';
import { Pager } from '#ui/pager/Pager.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import { readNotices } from './readNotices.ts';

export interface NoticeListProps {
  readonly params: CallParams<typeof noticeEndpoints.noticeList>;
  readonly hrefOf: (page: number) => string;
  /** Offered where nothing matches. */
  readonly emptyAction?: ReactNode;
  /** All are of one publisher, whom the page names. */
  readonly ofOne?: boolean;
}

const HEIGHT = 900;

/** A page of notices, newest first; opened ones are paler. */
export function NoticeList({ params, hrefOf, emptyAction, ofOne = false }: NoticeListProps) {
  const result = useNoticeListQuery(params);
  const [read] = useState(readNotices);
  return (
    <Loadable
      result={result}
      height={HEIGHT}
      skeleton={<SkeletonLines lines={18} lineHeight={48} />}
      empty={<EmptyState title="没有符合条件的公告" action={emptyAction} />}
    >
      {({ rows, page, pageCount, total }) => (
        <>
          <ul>
            {rows.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} isRead={read.has(notice.id)} ofOne={ofOne} />
            ))}
          </ul>
          <Pager page={page} pageCount={pageCount} total={total} hrefOf={hrefOf} />
        </>
      )}
    </Loadable>
  );
}
