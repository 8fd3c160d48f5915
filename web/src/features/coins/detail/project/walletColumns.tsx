import { walletKindsText } from '@coinmirror/shared/constants/walletKinds.ts';
import type { CoinWallet } from '@coinmirror/shared/contract/coin/project.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import type { Column } from '#ui/table/column.ts';
import { LogoName } from '../LogoName.tsx';

/** Wallet, where it runs, whose keys, how well rated, where to get it. */
export const walletColumns: readonly Column<CoinWallet>[] = [
  {
    id: 'wallet',
    label: '钱包',
    width: 160,
    phoneWidth: 132,
    grow: true,
    rowHeader: true,
    pin: true,
    always: true,
    interactive: true,
    sortValue: (row) => row.name,
    cell: (row) => (
      <PageLink to="wallet" params={{ id: row.code }}>
        <LogoName src={row.logo} name={row.name} />
      </PageLink>
    ),
  },
  {
    id: 'kinds',
    label: '平台',
    width: 200,
    grow: true,
    cell: (row) => walletKindsText(row.kinds) || MISSING,
  },
  {
    id: 'custody',
    label: '类型',
    width: 150,
    grow: true,
    cell: (row) => (
      <>
        <Badge tone={row.isCustodial ? 'warning' : 'success'}>{row.isCustodial ? '托管' : '自托管'}</Badge>{' '}
        {row.isOpenSource && <Badge tone="info">开源</Badge>}
      </>
    ),
  },
  { id: 'chain', label: '持有网络', width: 120, grow: true, cell: (row) => row.chain },
  {
    id: 'chains',
    label: '支持公链',
    definition: 'walletChains',
    width: 92,
    align: 'right',
    sortValue: (row) => row.chainCount,
    cell: (row) => formatCount(row.chainCount),
  },
  {
    id: 'score',
    label: '评分',
    definition: 'walletScore',
    width: 72,
    align: 'right',
    sortValue: (row) => row.score,
    cell: (row) => row.score ?? MISSING,
  },
  {
    id: 'get',
    label: '下载',
    width: 80,
    align: 'center',
    interactive: true,
    cell: (row) => <ExternalLink href={row.website}>官网</ExternalLink>,
  },
];
