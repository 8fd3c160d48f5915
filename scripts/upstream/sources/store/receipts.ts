import type { DatabaseSync } from 'node:sqlite';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';
import type { PriceReceipt } from '../../ports/receipts.ts';
import { receiptRow } from './receiptRow.ts';
import type { WriteBehind } from './writeBehind.ts';

/** ms: receipts are kept for so long. */
const RECEIPT_RETENTION = DAY;

/** Bytes of a minute at most; beyond, refused quotes are left out: 24 hours are never more than 185 MB. */
const MOST_BYTES = 128_000;

const row = v.object({ minute: v.number(), body: v.instance(Uint8Array) });
const minuteOfCoins = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** How prices came about, minute by minute for a day. */
export function createReceiptStore(database: DatabaseSync, writes: WriteBehind) {
  const newestUntil = query(
    database.prepare(
      'SELECT minute, body FROM receipts WHERE minute <= ? AND minute >= ? ORDER BY minute DESC LIMIT 1',
    ),
    row,
  );
  // The first of a minute stays: also after a restart within it.
  const put = database.prepare('INSERT OR IGNORE INTO receipts VALUES (?, ?)');
  const remove = database.prepare('DELETE FROM receipts WHERE minute < ?');
  let read: { readonly minute: number; readonly coins: Readonly<Record<string, unknown>> } | null = null;

  return {
    /** Keeps the receipts of a minute (epoch ms of its beginning) by the coins' codes, and lets go of those of a day before. */
    save(minute: number, receipts: ReadonlyMap<string, PriceReceipt>): void {
      const body = packed(receipts);
      writes.write(
        `receipts ${minute}`,
        () => {
          put.run(minute, body);
          remove.run(minute - RECEIPT_RETENTION);
        },
        body.byteLength,
      );
    },
    /** What stood at an instant: the newest receipt of a coin until its minute, within a day before it; null without one. */
    find(code: string, at: number): PriceReceipt | null {
      const minute = Math.floor(at / MINUTE) * MINUTE;
      const [found] = newestUntil.all(minute, minute - RECEIPT_RETENTION);
      if (found === undefined) return null;
      if (read?.minute !== found.minute) read = { minute: found.minute, coins: unpacked(found.body) };
      const known = Object.hasOwn(read.coins, code) ? read.coins[code] : undefined;
      return known === undefined ? null : v.parse(receiptRow, known);
    },
  };
}

export type ReceiptStore = ReturnType<typeof createReceiptStore>;

function packed(receipts: ReadonlyMap<string, PriceReceipt>): Uint8Array {
  const whole = compressed(receipts);
  if (whole.byteLength <= MOST_BYTES) return whole;
  return compressed(new Map([...receipts].map(([code, one]) => [code, { ...one, refused: [] }])));
}

function compressed(receipts: ReadonlyMap<string, PriceReceipt>): Uint8Array {
  return zstdCompressSync(JSON.stringify(Object.fromEntries(receipts)), {
    params: { [constants.ZSTD_c_compressionLevel]: 1 },
  });
}

function unpacked(body: Uint8Array): Readonly<Record<string, unknown>> {
  return v.parse(minuteOfCoins, zstdDecompressSync(body).toString());
}
