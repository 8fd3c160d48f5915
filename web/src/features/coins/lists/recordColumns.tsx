import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import type { Column } from '#ui/table/column.ts';
import { Time } from '#ui/time/Time.tsx';
import { type CoinSlots, coinColumns } from '../coinColumns.tsx';
import { insertBefore } from './insertBefore.ts';
import styles from './lists.module.css';

const RECORDED_AT: Column<CoinRow> = {
  id: 'recordedAt',
  label: '收录时间',
  width: 96,
  csv: (row) => (row.record?.recordedAt ? new Date(row.record.recordedAt).toISOString().slice(0, 10) : null),
  cell: (row) => <Time value={row.record?.recordedAt ?? null} form="date" />,
};

const REASON: Column<CoinRow> = {
  id: 'reason',
  label: '未排名原因',
  width: 168,
  csv: (row) => row.record?.reason ?? '',
  cell: (row) => row.record?.reason || MISSING,
};

const RISKS: Column<CoinRow> = {
  id: 'risks',
  label: '风险提示',
  width: 232,
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
  width: 112,
  csv: (row) => row.record?.sourceExchange ?? '',
  cell: (row) => row.record?.sourceExchange || MISSING,
};

const NEED_SUPPLY = new Set(['rank', 'marketCap', 'turnoverRate', 'supply']);

/** Listed but unranked: what needs a verified supply gives way to since when and why. */
export function unrankedColumns(slots: CoinSlots, changeBase: ChangeBase): readonly Column<CoinRow>[] {
  return insertBefore(without(slots, changeBase, NEED_SUPPLY), 'trend', [RECORDED_AT, REASON]);
}

/** Not recorded: no trend that could look like a recommendation, a warning in every row. */
export function unrecordedColumns(slots: CoinSlots, changeBase: ChangeBase): readonly Column<CoinRow>[] {
  const leftOut = new Set([...NEED_SUPPLY, 'trend', 'drawdown']);
  return insertBefore(without(slots, changeBase, leftOut), 'actions', [RISKS, SOURCE]);
}

function without(slots: CoinSlots, changeBase: ChangeBase, leftOut: ReadonlySet<string>) {
  return coinColumns(slots, changeBase).filter((column) => !leftOut.has(column.id));
}
