import { resolve } from 'node:path';
import { backUp } from './community/store/backUp.ts';
import { readUpstreamConfig } from './server/config.ts';

/** Copies the database of an upstream, running or not: `node scripts/upstream/backup.ts <file>`. */
function main(): void {
  const [target] = process.argv.slice(2);
  if (!target) throw new Error('name the file to write: node scripts/upstream/backup.ts <file>');
  const { dataDir } = readUpstreamConfig(process.env);
  if (dataDir === null) throw new Error('DATA_DIR is :memory:, so there is nothing to copy.');
  const bytes = backUp(dataDir, resolve(target));
  console.log(`backup: ${resolve(target)} (${bytes} bytes, checked)`);
}

try {
  main();
} catch (error) {
  console.error(`backup: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
