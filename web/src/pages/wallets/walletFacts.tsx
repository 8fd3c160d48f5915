import { walletKindsText } from '@coinmirror/shared/constants/walletKinds.ts';
import type { WalletRow } from '@coinmirror/shared/contract/wallets.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import type { StarredListed } from '#features/watchlist/starred/useListed.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import type { Column } from '#ui/table/column.ts';

export type StarredWallet = StarredListed<WalletRow>;

/** A wallet's platforms, custody, number of chains and rating. */
export const walletFacts: readonly Column<StarredWallet>[] = [
  {
    id: 'kinds',
    label: '平台',
    width: 160,
    cell: (row) => walletKindsText(row.listed?.kinds ?? []) || MISSING,
  },
  {
    id: 'custody',
    label: '类型',
    width: 132,
    phone: 'hidden',
    cell: ({ listed }) =>
      listed === null ? (
        MISSING
      ) : (
        <>
          <Badge tone={listed.isCustodial ? 'warning' : 'success'}>
            {listed.isCustodial ? '托管' : '自托管'}
          </Badge>{' '}
          {listed.isOpenSource && <Badge tone="info">开源</Badge>}
        </>
      ),
  },
  {
    id: 'chains',
    label: '支持公链',
    width: 92,
    phone: 'key',
    align: 'right',
    sortValue: (row) => row.listed?.chainCount ?? null,
    cell: (row) => formatCount(row.listed?.chainCount ?? null),
  },
  {
    id: 'score',
    label: '评分',
    width: 72,
    phone: 'key',
    align: 'right',
    sortValue: (row) => row.listed?.score ?? null,
    cell: (row) => row.listed?.score ?? MISSING,
  },
];
