import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { unsorted } from '#ui/columns/unsorted.ts';
import { dateColumn } from '#ui/columns/valueColumns.tsx';
import { GuardedLink } from '#ui/link/GuardedLink.tsx';
import { hostOf } from '#ui/link/hostOf.ts';
import type { Column } from '#ui/table/column.ts';
import { type CoinSlots, coinColumns } from '../coinColumns.tsx';
import { insertBefore } from './insertBefore.ts';
import styles from './lists.module.css';

const RECORDED_AT = unsorted(
  dateColumn({
    id: 'recordedAt',
    label: '收录时间',
    read: (row: CoinRow) => row.record?.recordedAt ?? null,
  }),
);

const REASON: Column<CoinRow> = {
  id: 'reason',
  label: '未排名原因',
  width: 232,
  csv: (row) => row.record?.reason ?? '',
  cell: (row) => row.record?.reason || MISSING,
};

const RISKS: Column<CoinRow> = {
  id: 'risks',
  label: '风险提示',
  width: 320,
  csv: (row) => (row.record?.risks ?? []).join(' '),
  cell: (row) => (
    <span className={styles.risks}>
      {(row.record?.risks ?? []).map((risk) => (
        <Badge key={risk} tone="error">
          {risk}
        </Badge>
      ))}
    </span>
  ),
};

const SOURCE: Column<CoinRow> = {
  id: 'sourceExchange',
  label: '来源交易所',
  width: 132,
  phone: 'hidden',
  csv: (row) => row.record?.sourceExchange ?? '',
  cell: (row) => row.record?.sourceExchange || MISSING,
};

const WEBSITE: Column<CoinRow> = {
  id: 'website',
  label: '自称官网',
  width: 192,
  interactive: true,
  csv: (row) => row.record?.website ?? '',
  cell: (row) =>
    row.record?.website ? (
      <GuardedLink href={row.record.website} guarded className={styles.website}>
        {hostOf(row.record.website)}
      </GuardedLink>
    ) : (
      MISSING
    ),
};

const NEED_SUPPLY = new Set(['rank', 'marketCap', 'turnoverRate', 'supply']);

/** Listed but unranked: what needs a verified supply gives way to since when and why. */
export function unrankedColumns(slots: CoinSlots, changeBase: ChangeBase): readonly Column<CoinRow>[] {
  return insertBefore(without(slots, changeBase, NEED_SUPPLY), 'trend', [RECORDED_AT, REASON]);
}

/**
 * Not recorded: no trend that could look like a recommendation, a warning in every row, and a question before any
 * way out of the site. On a phone the warnings come before what the project says it trades.
 */
export function unrecordedColumns(slots: CoinSlots, changeBase: ChangeBase): readonly Column<CoinRow>[] {
  const leftOut = new Set([...NEED_SUPPLY, 'trend', 'drawdown']);
  const columns = without(slots, changeBase, leftOut).map((column) =>
    column.id === 'volume24h' ? { ...column, phone: 'hidden' as const } : column,
  );
  return insertBefore(columns, 'actions', [RISKS, SOURCE, WEBSITE]);
}

function without(slots: CoinSlots, changeBase: ChangeBase, leftOut: ReadonlySet<string>) {
  return coinColumns(slots, changeBase).filter((column) => !leftOut.has(column.id));
}
