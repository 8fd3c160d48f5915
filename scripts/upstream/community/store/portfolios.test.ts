import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { portfolios } from './migrations/014-portfolios.ts';
import { STEPS } from './migrations.ts';
import { createPortfolios } from './portfolios.ts';
import { createRecords } from './records.ts';
import { createWatch } from './watch.ts';

it('a database from before portfolios keeps its trades and its stars’ positions', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database, STEPS.slice(0, STEPS.indexOf(portfolios)));
  database.exec(`INSERT INTO accounts (id, area_code, mobile, password_hash, nickname, name_key, created_at, updated_at)
    VALUES (1, '86', '13800138000', '', '镜友', '镜友', 0, 0)`);
  const trade = { id: 'a', code: 'bitcoin', side: 'buy', day: '2026-01-02', price: 1, quantity: 2 };
  createRecords(database, () => 0).save(1, 'trade', [trade]);
  const watch = createWatch(database, () => 0);
  watch.addGroup(1, 'coin', '默认');
  const group = watch.list(1, 'coin')[0]?.id ?? 0;
  watch.add(1, group, 'bitcoin');
  watch.describe(1, group, { code: 'bitcoin', note: '', cost: 100, quantity: 2 });

  migrate(database, STEPS);

  expect(createRecords(database, () => 0).list(1, 'trade')).toEqual([trade]);
  expect(createWatch(database, () => 0).list(1, 'coin')[0]?.items).toMatchObject([
    { cost: 100, quantity: 2 },
  ]);
  const names = createPortfolios(database);
  expect(names.list(1)).toEqual([]);
  names.replace(1, [{ id: 'main', name: '主要' }]);
  expect(names.list(1)).toEqual([{ id: 'main', name: '主要' }]);
  database.close();
});
