import { resolve } from 'node:path';
import { backUp, backUpInto } from './database/backup/backUp.ts';
import { readUpstreamConfig } from './server/config.ts';
import { databases } from './server/databases.ts';

/**
 * Copies the databases of an upstream, running or not, into the folder of backups, or into a new folder that is named:
 * `node scripts/upstream/backup.ts [folder]`.
 */
function main(): void {
  const [target] = process.argv.slice(2);
  const { dataDir, backups } = readUpstreamConfig(process.env);
  if (dataDir === null || backups === null) {
    throw new Error('DATA_DIR is :memory:, so there is nothing to copy.');
  }
  const { folder, retained } = backups;
  const options = { dataDir, databases };
  const { path, bytes } =
    target === undefined
      ? backUp({ ...options, folder, retained, now: Date.now() })
      : backUpInto(resolve(target), options);
  console.log(`backup: ${path} (${bytes} bytes, checked)`);
}

try {
  main();
} catch (error) {
  console.error(`backup: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
