import { unrecordedColumns as columnsOn } from '@coinmirror/shared/columns/unrecordedList.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { renderColumnsWith } from '#ui/columns/renderColumnsWith.tsx';
import { GuardedLink } from '#ui/link/GuardedLink.tsx';
import { hostOf } from '#ui/link/hostOf.ts';
import { type CoinColumns, coinCells } from '../coinColumns.tsx';
import styles from './lists.module.css';

/** The columns of unverified coins: warnings as badges, and a confirmation before external links. */
export const unrecordedColumns: CoinColumns = (slots, changeBase) =>
  renderColumnsWith(columnsOn(changeBase), {
    ...coinCells(slots),
    risks: (row) => (
      <span className={styles.risks}>
        {(row.record?.risks ?? []).map((risk) => (
          <Badge key={risk} tone="error">
            {risk}
          </Badge>
        ))}
      </span>
    ),
    website: (row) =>
      row.record?.website ? (
        <GuardedLink href={row.record.website} guarded className={styles.website}>
          {hostOf(row.record.website)}
        </GuardedLink>
      ) : (
        MISSING
      ),
  });
