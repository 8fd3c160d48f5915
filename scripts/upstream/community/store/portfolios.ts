import type { DatabaseSync } from 'node:sqlite';
import type { PortfolioName } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';
import { inTransaction } from '../../database/transaction.ts';

const nameRow = v.object({ id: v.string(), name: v.string() });

/** Names of each account's portfolios, in its order. */
export function createPortfolios(database: DatabaseSync) {
  const list = query(
    database.prepare('SELECT id, name FROM portfolios WHERE account_id = ? ORDER BY position'),
    nameRow,
  );
  const clear = database.prepare('DELETE FROM portfolios WHERE account_id = ?');
  const add = database.prepare('INSERT INTO portfolios (account_id, id, name, position) VALUES (?, ?, ?, ?)');

  return {
    list: (accountId: number): readonly PortfolioName[] => list.all(accountId),
    /** Ids and names must each be different. */
    replace(accountId: number, names: readonly PortfolioName[]): void {
      inTransaction(database, () => {
        clear.run(accountId);
        for (const [position, { id, name }] of names.entries()) add.run(accountId, id, name, position);
      });
    },
  };
}
