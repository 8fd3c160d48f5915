import {
  unrankedColumns as unrankedOn,
  unrecordedColumns as unrecordedOn,
} from '@coinmirror/shared/columns/coinLists.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { dressed } from '#ui/columns/dressed.tsx';
import { GuardedLink } from '#ui/link/GuardedLink.tsx';
import { hostOf } from '#ui/link/hostOf.ts';
import { type CoinColumns, coinCells } from '../coinColumns.tsx';
import styles from './lists.module.css';

/** The columns of coins that are listed but not ranked. */
export const unrankedColumns: CoinColumns = (slots, changeBase) =>
  dressed(unrankedOn(changeBase), coinCells(slots));

/** The columns of coins that nobody has verified: each warning a badge, and a question before any way out. */
export const unrecordedColumns: CoinColumns = (slots, changeBase) =>
  dressed(unrecordedOn(changeBase), {
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
