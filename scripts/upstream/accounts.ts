import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runAccountCommand } from './community/operator/accountCommand.ts';
import { openAccountsBeside } from './community/store/accountsBeside.ts';
import { readUpstreamConfig } from './server/config.ts';

const ENVIRONMENT_FILE = fileURLToPath(new URL('../../.env', import.meta.url));

/** Accounts without codes, of an upstream that runs or not: `node scripts/upstream/accounts.ts create <phone>`. */
async function main(): Promise<void> {
  // As `npm start` reads it, so that both mean the same folder.
  if (existsSync(ENVIRONMENT_FILE)) process.loadEnvFile(ENVIRONMENT_FILE);
  const { dataDir, alerts } = readUpstreamConfig(process.env);
  if (dataDir === null) throw new Error('DATA_DIR is :memory:, which no other process can reach.');
  const { PORT } = process.env;
  const origin = alerts.publicOrigin ?? `http://localhost:${PORT?.trim() || 3000}`;
  const store = openAccountsBeside(dataDir);
  try {
    for (const line of await runAccountCommand(process.argv.slice(2), store, origin)) console.log(line);
  } finally {
    store.close();
  }
}

main().catch((error: unknown) => {
  console.error(`accounts: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
