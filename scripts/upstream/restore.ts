import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { listBackups } from './database/backup/backupSets.ts';
import { restore } from './database/backup/restore.ts';
import { readUpstreamConfig } from './server/config.ts';
import { databases } from './server/databases.ts';

/**
 * Puts a backup in the place of the databases of an upstream that is stopped: the newest, one by its name, or a folder.
 * `node scripts/upstream/restore.ts [backup]`
 */
function main(): void {
  const [asked] = process.argv.slice(2);
  const { dataDir, backups } = readUpstreamConfig(process.env);
  if (dataDir === null || backups === null)
    throw new Error('DATA_DIR is :memory:, so nothing can be restored.');
  const from = backupOf(asked, backups.folder);
  const { names, replaced } = restore({ from, dataDir, databases, now: Date.now() });
  console.log(`restore: ${names.join(', ')} of ${from}, checked`);
  if (replaced !== null) console.log(`restore: what was there is in ${replaced}`);
}

function backupOf(asked: string | undefined, folder: string): string {
  const known = listBackups(folder);
  const names = known.map(({ name }) => name).join(', ') || 'none';
  if (asked === undefined) {
    const [newest] = known;
    if (!newest) throw new Error(`${folder} holds no backup; name the folder of one.`);
    return newest.path;
  }
  const named = known.find(({ name }) => name === asked)?.path ?? resolve(asked);
  if (!existsSync(named)) throw new Error(`there is no backup ${asked}; in ${folder}: ${names}.`);
  return named;
}

try {
  main();
} catch (error) {
  console.error(`restore: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
