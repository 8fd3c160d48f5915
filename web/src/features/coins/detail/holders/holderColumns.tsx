import { date } from '@coinmirror/shared/columns/moreValues.ts';
import type { CoinHolder, HolderKind } from '@coinmirror/shared/contract/coin/holders.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { directionOf } from '@coinmirror/shared/format/percent.ts';
import { Address } from '#ui/address/Address.tsx';
import { Badge, type BadgeTone } from '#ui/badge/Badge.tsx';
import { cx } from '#ui/classNames.ts';
import { dressed } from '#ui/columns/dressed.tsx';
import { Amount } from '#ui/number/Amount.tsx';
import { Share } from '#ui/number/Share.tsx';
import type { Column } from '#ui/table/column.ts';
import styles from './Holders.module.css';

const TONES: Readonly<Record<HolderKind, BadgeTone>> = {
  exchange: 'info',
  contract: 'brand',
  burn: 'warning',
  other: 'neutral',
};

/** The columns of a list of addresses; `manyChains` adds the chain of each. */
export function holderColumns(symbol: string, manyChains: boolean): readonly Column<CoinHolder>[] {
  const chain: readonly Column<CoinHolder>[] = manyChains
    ? [{ id: 'chain', label: '主链', width: 96, csv: (row) => row.chain, cell: (row) => row.chain }]
    : [];
  return [
    {
      id: 'place',
      label: '排名',
      heading: '#',
      width: 44,
      align: 'center',
      always: true,
      cell: (_row, index) => index + 1,
    },
    {
      id: 'address',
      label: '地址',
      width: 248,
      phoneWidth: 236,
      grow: true,
      rowHeader: true,
      always: true,
      interactive: true,
      csv: (row) => row.address,
      cell: (row) => <Address value={row.address} explorerUrl={row.explorerUrl} />,
    },
    {
      id: 'quantity',
      label: '数量',
      definition: 'holderQuantity',
      width: 128,
      align: 'right',
      sortValue: (row) => row.quantity,
      csv: (row) => row.quantity,
      csvLabel: () => `数量(${symbol})`,
      cell: (row) => <Amount value={row.quantity} suffix={symbol} />,
    },
    {
      id: 'share',
      label: '占比',
      definition: 'holderShare',
      width: 80,
      align: 'right',
      sortValue: (row) => row.share,
      csv: (row) => row.share,
      csvLabel: () => '占流通量(%)',
      cell: (row) => <Share value={row.share} />,
    },
    {
      id: 'change',
      label: '24H变化',
      definition: 'holderChange',
      width: 112,
      align: 'right',
      sortValue: (row) => row.change24h,
      csv: (row) => row.change24h,
      csvLabel: () => `24H变化(${symbol})`,
      cell: (row) => <Change value={row.change24h} />,
    },
    {
      id: 'label',
      label: '标签',
      width: 148,
      sortValue: (row) => row.label,
      csv: (row) => `${row.label} ${row.owner}`.trim(),
      cell: (row) => <Label row={row} />,
    },
    ...chain,
    ...dressed([date<CoinHolder>('updated', '更新时间', (row) => row.updatedAt)]),
  ];
}

function Change({ value }: { readonly value: number | null }) {
  if (value === null) return MISSING;
  const direction = directionOf(value, 6);
  const arrow = direction === 'up' ? '▲+' : direction === 'down' ? '▼' : '';
  return (
    <span className={cx(styles.change, direction !== 'none' && styles[direction])}>
      {arrow}
      {formatAmount(value)}
    </span>
  );
}

function Label({ row }: { readonly row: CoinHolder }) {
  if (row.kind === 'other') return MISSING;
  return (
    <span className={styles.label}>
      <Badge tone={TONES[row.kind]}>{row.label}</Badge>
      {row.owner}
    </span>
  );
}
