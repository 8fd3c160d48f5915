import type { ExchangeRow } from '@coinmirror/shared/contract/exchanges.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import type { ReactNode } from 'react';
import { useExchangeRankQuery } from '#api/endpoints/exchanges.ts';
import { StarredView } from '#features/watchlist/starred/StarredView.tsx';
import { FULL_LIST, useListed } from '#features/watchlist/starred/useListed.tsx';
import { WatchTabs } from '#templates/watch/WatchTabs.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { exchangeFacts, type StarredExchange } from './exchangeFacts.tsx';

const tileFact = (row: StarredExchange): ReactNode => (
  <>
    24H现货成交额 <Money usd={row.listed?.volume24h ?? null} kind="amount" />
  </>
);

/** Starred exchanges, as a table or as tiles. */
export function UserExchangeView({ isCompact }: { readonly isCompact: boolean }) {
  return (
    <StarredView
      {...useListed<ExchangeRow>(useExchangeRankQuery(FULL_LIST))}
      kind="exchange"
      title={titleOf('userExchange')}
      summary="收藏的交易所，按自己的分组和顺序；排名依综合评分。"
      tabs={<WatchTabs />}
      facts={exchangeFacts}
      tileFact={tileFact}
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
