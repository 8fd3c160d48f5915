import { STEPS } from '../community/store/migrations.ts';
import { DATABASE_FILE } from '../community/store/openDatabase.ts';
import type { BackedUpDatabase } from '../database/backup/backupSets.ts';
import { MARKET_FILE, MARKET_SCHEMA } from '../sources/store/openMarketDatabase.ts';

/** Every database of a data folder: what people write, and what is kept of public sources. */
export const databases: readonly BackedUpDatabase[] = [
  { name: DATABASE_FILE, schema: STEPS.length },
  { name: MARKET_FILE, schema: MARKET_SCHEMA },
];
