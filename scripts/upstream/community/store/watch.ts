import type { DatabaseSync } from 'node:sqlite';
import type { WatchKind } from '@coinmirror/shared/contract/community/watchKinds.ts';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';
import { inTransaction } from '../../database/transaction.ts';

export interface WatchGroup {
  readonly id: number;
  readonly name: string;
  /** In the visitor's own order. */
  readonly items: readonly WatchItem[];
}

/** `cost` in USD per piece; null if the visitor keeps no position here. */
export interface WatchItem {
  readonly code: string;
  readonly note: string;
  readonly cost: number | null;
  readonly quantity: number | null;
}

const groupRow = v.object({ id: v.number(), name: v.string() });
const itemRow = v.object({
  code: v.string(),
  note: v.string(),
  cost: v.nullable(v.number()),
  quantity: v.nullable(v.number()),
});

/** Watchlists in groups. Every change is limited to the account, so that nobody reaches another's groups. */
export function createWatch(database: DatabaseSync, now: () => number) {
  const groups = query(
    database.prepare(
      'SELECT id, name FROM watch_groups WHERE account_id = ? AND kind = ? ORDER BY position, id',
    ),
    groupRow,
  );
  const items = query(
    database.prepare(
      'SELECT code, note, cost, quantity FROM watch_items WHERE group_id = ? ORDER BY position, added_at',
    ),
    itemRow,
  );
  const addGroup = query(
    database.prepare(
      `INSERT INTO watch_groups (account_id, kind, name, position, created_at)
       VALUES (?1, ?2, ?3, (SELECT coalesce(max(position) + 1, 0) FROM watch_groups WHERE account_id = ?1 AND kind = ?2), ?4)
       ON CONFLICT DO NOTHING RETURNING id, name`,
    ),
    groupRow,
  );
  const renameGroup = database.prepare(
    'UPDATE OR IGNORE watch_groups SET name = ? WHERE id = ? AND account_id = ?',
  );
  const removeGroup = database.prepare('DELETE FROM watch_groups WHERE id = ? AND account_id = ?');
  const placeGroup = database.prepare('UPDATE watch_groups SET position = ? WHERE id = ? AND account_id = ?');
  const owned = 'SELECT id FROM watch_groups WHERE id = ? AND account_id = ?';
  const addItem = database.prepare(
    `INSERT INTO watch_items (group_id, code, position, added_at)
     SELECT id, ?3, (SELECT coalesce(max(position) + 1, 0) FROM watch_items WHERE group_id = ?1), ?4
     FROM watch_groups WHERE id = ?1 AND account_id = ?2
     ON CONFLICT DO NOTHING`,
  );
  const removeItem = database.prepare(`DELETE FROM watch_items WHERE code = ? AND group_id IN (${owned})`);
  const moveItem = database.prepare(
    `UPDATE OR REPLACE watch_items SET group_id = ?1,
       position = (SELECT coalesce(max(position) + 1, 0) FROM watch_items WHERE group_id = ?1)
     WHERE code = ?2 AND group_id = ?3
       AND EXISTS (SELECT 1 FROM watch_groups WHERE id = ?1 AND account_id = ?4)
       AND EXISTS (SELECT 1 FROM watch_groups WHERE id = ?3 AND account_id = ?4)`,
  );
  const describeItem = database.prepare(
    `UPDATE watch_items SET note = ?, cost = ?, quantity = ? WHERE code = ? AND group_id IN (${owned})`,
  );
  const placeItem = database.prepare(
    `UPDATE watch_items SET position = ? WHERE code = ? AND group_id IN (${owned})`,
  );

  return {
    /** Runs several changes in one transaction: all, or none if one throws. Must not be nested. */
    together: <Result>(changes: () => Result): Result => inTransaction(database, changes),
    list: (accountId: number, kind: WatchKind): readonly WatchGroup[] =>
      groups.all(accountId, kind).map((group) => ({ ...group, items: items.all(group.id) })),
    /** null if the account already has a group of this name. */
    addGroup(accountId: number, kind: WatchKind, name: string): WatchGroup | null {
      const group = addGroup.one(accountId, kind, name, now());
      return group && { ...group, items: [] };
    },
    /** False if there is no such group, or the name is taken. */
    renameGroup: (accountId: number, groupId: number, name: string): boolean =>
      renameGroup.run(name, groupId, accountId).changes === 1,
    removeGroup: (accountId: number, groupId: number): boolean =>
      removeGroup.run(groupId, accountId).changes === 1,
    sortGroups(accountId: number, groupIds: readonly number[]): void {
      for (const [position, id] of groupIds.entries()) placeGroup.run(position, id, accountId);
    },
    /** False if it is already there, or if the group is not the account's. */
    add: (accountId: number, groupId: number, code: string): boolean =>
      addItem.run(groupId, accountId, code, now()).changes === 1,
    remove: (accountId: number, groupId: number, code: string): boolean =>
      removeItem.run(code, groupId, accountId).changes === 1,
    /** Moves an item to another group of the same account; an existing one with the code is replaced. */
    move: (accountId: number, fromId: number, toId: number, code: string): boolean =>
      moveItem.run(toId, code, fromId, accountId).changes === 1,
    describe: (accountId: number, groupId: number, { code, note, cost, quantity }: WatchItem): boolean =>
      describeItem.run(note, cost, quantity, code, groupId, accountId).changes === 1,
    sort(accountId: number, groupId: number, codes: readonly string[]): void {
      for (const [position, code] of codes.entries()) placeItem.run(position, code, groupId, accountId);
    },
  };
}
