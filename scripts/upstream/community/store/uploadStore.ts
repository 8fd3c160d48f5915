import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { LOOSE_FILE_LIFETIME, LOOSE_FILE_LIFETIME_MIN } from '@coinmirror/shared/constants/timings.ts';
import { NETWORK_LEVELS, type NetworkLevel } from '@coinmirror/shared/network/networks.ts';
import { exceededQuota } from '@coinmirror/shared/network/quota.ts';
import { numberRow, query } from '../../database/rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { NewFile } from './submissions.ts';
import { BOUNDS, FULL, type FullBound } from './uploadBounds.ts';

/** A stored file, or the limit it would exceed. */
export type Shelved =
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'full'; readonly bound: FullBound };

const DAY = 24 * 3600_000;

/**
 * Lifetime of an unsubmitted file by fill level: the full one up to half of the limit, then decreasing to the time
 * needed to fill in a form.
 */
export function looseLifetime(held: number, most: number): number {
  const pressure = Math.min(Math.max(2 * (held / most) - 1, 0), 1);
  return LOOSE_FILE_LIFETIME - pressure * (LOOSE_FILE_LIFETIME - LOOSE_FILE_LIFETIME_MIN);
}

/** Every network of an uploader, as the beginning of the name that `createUploaderOf` makes. */
function networksOf(uploader: string): Readonly<Record<NetworkLevel, string>> {
  const [region = '', site = '', line = ''] = uploader.split('.');
  return { region, site: site ? `${region}.${site}` : region, line: line ? uploader : region };
}

/** Uploaders of a network: a point or nothing follows its name, and `/` is what comes after a point. */
const WITHIN = "uploader >= ?1 AND uploader < ?1 || '/'";

/** Uploaded files that belong to no submission yet. No network can hold more than a part of the limit. */
export function createUploadStore(database: DatabaseSync, now: () => number, bounds = BOUNDS) {
  const insert = database.prepare(
    `INSERT INTO submission_files (id, kind, field, type, size, bytes, uploader, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const sweep = database.prepare(
    'DELETE FROM submission_files WHERE submission_id IS NULL AND created_at < ?',
  );
  const sweepOwn = database.prepare(
    `DELETE FROM submission_files WHERE submission_id IS NULL AND ${WITHIN} AND created_at < ?2`,
  );
  const sum = (where: string) =>
    query(
      database.prepare(`SELECT coalesce(sum(size), 0) AS value FROM submission_files WHERE ${where}`),
      numberRow,
    );
  const loose = sum('submission_id IS NULL');
  const own = sum(`submission_id IS NULL AND ${WITHIN}`);
  const sent = sum('submission_id IS NOT NULL');
  const forgetDays = database.prepare('DELETE FROM uploads WHERE day < ?');
  const ofDay = query(
    database.prepare(`SELECT coalesce(sum(bytes), 0) AS value FROM uploads WHERE ${WITHIN} AND day = ?2`),
    numberRow,
  );
  const count = database.prepare(
    `INSERT INTO uploads (day, uploader, bytes) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET bytes = bytes + excluded.bytes`,
  );
  const today = () => Math.floor(now() / DAY);

  /** Deletes old files first, sooner the fuller it is; if a network's own limit is reached, theirs. */
  function makeRoom(uploader: string, size: number): void {
    sweep.run(now() - looseLifetime((loose.one() ?? 0) + size, bounds.uploads.total));
    const networks = networksOf(uploader);
    for (const level of NETWORK_LEVELS) {
      if ((own.one(networks[level]) ?? 0) + size > bounds.uploads.levels[level].most)
        sweepOwn.run(networks[level], now() - LOOSE_FILE_LIFETIME_MIN);
    }
    forgetDays.run(today());
  }

  function brokenBound(uploader: string, size: number): FullBound | null {
    const networks = networksOf(uploader);
    const isDayOver = (level: NetworkLevel) =>
      (ofDay.one(networks[level], today()) ?? 0) + size > bounds.day[level];
    if (NETWORK_LEVELS.some(isDayOver)) return 'day';
    const heldBy = (level: NetworkLevel) => own.one(networks[level]) ?? 0;
    const levels = { line: heldBy('line'), site: heldBy('site'), region: heldBy('region') };
    const full = exceededQuota(bounds.uploads, { total: loose.one() ?? 0, levels }, size);
    if (full !== null) return levels.line + size > bounds.uploads.levels.line.most ? 'uploader' : FULL[full];
    return (sent.one() ?? 0) + size > bounds.sent ? 'sent' : null;
  }

  return {
    /** Stores a new file unless it would exceed a limit. */
    addFile({ kind, field, type, bytes, uploader }: NewFile): Shelved {
      const size = bytes.length;
      return inTransaction(database, () => {
        makeRoom(uploader, size);
        const bound = brokenBound(uploader, size);
        if (bound !== null) return { kind: 'full', bound };
        const id = randomUUID();
        insert.run(id, kind, field, type, size, bytes, uploader, now());
        count.run(today(), uploader, size);
        return { kind: 'stored', id };
      });
    },
  };
}
