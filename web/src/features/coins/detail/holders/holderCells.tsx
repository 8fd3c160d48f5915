import type { CoinHolder, HolderChain, HolderKind } from '@coinmirror/shared/contract/coin/holders.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { Address } from '#ui/address/Address.tsx';
import { Badge, type BadgeTone } from '#ui/badge/Badge.tsx';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import styles from './Holders.module.css';

const TONES: Readonly<Record<HolderKind, BadgeTone>> = {
  exchange: 'info',
  contract: 'brand',
  burn: 'warning',
  other: 'neutral',
};

/** Custom cells: the address with copy button and explorer link, and the kind of holder. */
export const holderCells: Cells<CoinHolder> = {
  address: (row) => <Address value={row.address} explorerUrl={row.explorerUrl} />,
  label: (row) => <Label row={row} />,
};

export const holderChainCells: Cells<HolderChain> = {
  contract: (row) =>
    row.contractAddress === '' ? (
      '原生币'
    ) : (
      <Address value={row.contractAddress} explorerUrl={row.contractUrl} />
    ),
};

function Label({ row }: { readonly row: CoinHolder }) {
  if (row.kind === 'other') return MISSING;
  return (
    <span className={styles.label}>
      <Badge tone={TONES[row.kind]}>{row.label}</Badge>
      {row.owner}
    </span>
  );
}
