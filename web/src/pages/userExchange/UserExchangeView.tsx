import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { NameLink } from '#features/watchlist/starred/NameLink.tsx';
import { StarredView } from '#features/watchlist/starred/StarredView.tsx';
import type { StarredRow } from '#features/watchlist/starred/starredColumns.tsx';
import type { WatchItem } from '#features/watchlist/watchBook.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';

const nameCell = (row: StarredRow): ReactNode => (
  <NameLink href={hrefTo('exchange', { id: row.code })} name={row.name} logo={row.logo} />
);

/** Starred exchanges, as a table or as tiles. */
export function UserExchangeView({ isCompact }: { readonly isCompact: boolean }) {
  const { data } = useCoinDirectoryQuery({});
  const known = useMemo(
    () =>
      new Map(
        data?.value.flatMap((entry) => (entry.kind === 'exchange' ? [[entry.code, entry] as const] : [])),
      ),
    [data],
  );
  const describe = useCallback(
    (item: WatchItem): StarredRow => {
      const entry = known.get(item.code);
      return {
        ...item,
        name: entry?.name ?? item.code,
        logo: entry?.logo ?? '',
        rank: entry?.rank ?? null,
      };
    },
    [known],
  );
  return (
    <StarredView
      kind="exchange"
      title="自选交易所"
      summary="收藏的交易所，按自己的分组和顺序。"
      asOf={data?.asOf ?? null}
      describe={describe}
      nameCell={nameCell}
      isCompact={isCompact}
      actions={
        isCompact ? (
          <PageLink to="userExchange">列表</PageLink>
        ) : (
          <PageLink to="userExchangeIndex2">紧凑</PageLink>
        )
      }
      empty={
        <EmptyState
          title="这个分组还没有交易所"
          hint="点交易所旁的星标，它就会出现在这里。"
          action={<PageLink to="exchangeList">去看全部交易所</PageLink>}
        />
      }
    />
  );
}
