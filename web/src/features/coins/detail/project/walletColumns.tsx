import { coinWalletColumnsOf } from '@coinmirror/shared/columns/coinWallets.ts';
import type { CoinWallet } from '@coinmirror/shared/contract/coin/project.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import type { DrawCell } from '#ui/table/column.ts';

/** The wallets that support a coin: star, custody as badges, and the download link. */
export const walletColumns = (star: DrawCell<CoinWallet>, wallets: readonly CoinWallet[]) =>
  renderColumns(coinWalletColumnsOf(wallets), {
    star,
    custody: (row) => (
      <>
        <Badge tone={row.isCustodial ? 'warning' : 'success'}>{row.isCustodial ? '托管' : '自托管'}</Badge>{' '}
        {row.isOpenSource && <Badge tone="info">开源</Badge>}
      </>
    ),
    get: (row) => <ExternalLink href={row.website} />,
  });
