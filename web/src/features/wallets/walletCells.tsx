import type { WalletRow } from '@coinmirror/shared/contract/wallets.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';

/** Custom cells of the wallet list: custody as a badge, the genuine domain as a link. */
export const walletCells: Cells<WalletRow> = {
  custody: ({ isCustodial }) => (
    <Badge tone={isCustodial ? 'warning' : 'success'}>{isCustodial ? '平台托管' : '自托管'}</Badge>
  ),
  website: ({ website }) => (website === '' ? MISSING : <ExternalLink href={website} />),
};
