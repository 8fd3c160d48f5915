import { join, resolve } from 'node:path';

/** When backups are made by themselves, and where. */
export interface BackupSettings {
  readonly folder: string;
  /** ms between two of them; null: none by itself. */
  readonly every: number | null;
  /** How many are kept, at least one. */
  readonly retained: number;
}

type Env = Readonly<Record<string, string | undefined>>;

export const backupVariables = ['BACKUP_EVERY', 'BACKUP_KEEP', 'BACKUP_DIR'] as const;

const UNITS: Readonly<Record<string, number>> = { min: 60_000, h: 3_600_000, d: 86_400_000 };
const OFF = 'off';
const KEEP = 7;
const MOST_KEPT = 1_000;
const LONGEST = 366 * 86_400_000;

/**
 * Reads BACKUP_DIR, BACKUP_EVERY and BACKUP_KEEP for a data folder; null where the databases are in memory. Unset, a
 * server makes one a day, and a machine of one's own none. Throws a one-line Error that names the invalid one.
 */
export function readBackupSettings(env: Env, dataDir: string | null): BackupSettings | null {
  const every = everyOf(env['BACKUP_EVERY'] ?? (env['NODE_ENV'] === 'production' ? '24h' : OFF));
  const retained = retainedOf(env['BACKUP_KEEP'] ?? String(KEEP));
  if (dataDir === null) return null;
  return { folder: resolve(env['BACKUP_DIR'] ?? join(dataDir, 'backups')), every, retained };
}

function everyOf(text: string): number | null {
  if (text === OFF) return null;
  const [, count = '0', unit = ''] = /^(\d{1,4})(min|h|d)$/.exec(text) ?? [];
  const every = Number(count) * (UNITS[unit] ?? 0);
  if (every <= 0 || every > LONGEST) {
    throw new Error(`BACKUP_EVERY must be ${OFF} or like 30min, 24h or 7d, a year at most, not "${text}".`);
  }
  return every;
}

function retainedOf(text: string): number {
  const retained = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (retained < 1 || retained > MOST_KEPT) {
    throw new Error(`BACKUP_KEEP must be a whole number from 1 to ${MOST_KEPT}, not "${text}".`);
  }
  return retained;
}
