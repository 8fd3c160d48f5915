import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { PriceReceipt } from '../../ports/receipts.ts';
import { openMarketStore } from './marketStore.ts';
import { MARKET_FILE } from './openMarketDatabase.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const START = Date.parse('2026-03-10T04:00:00Z');

const receipt = (time: number, more: Partial<PriceReceipt> = {}): PriceReceipt => ({
  price: 60_000.5,
  time,
  rule: 'median',
  confirmedAt: time,
  doubt: '',
  quotes: [
    { exchange: 'binance', pair: 'BTCUSDT', price: 60_000.5, volume: 1e9, weight: 100, premium: null },
  ],
  refused: [{ exchange: 'gate', pair: 'BTC_USDT', price: null, why: 'notANumber' }],
  ...more,
});
const ofBitcoin = (time: number, more?: Partial<PriceReceipt>) => new Map([['bitcoin', receipt(time, more)]]);

function openIn(dataDir: string) {
  return openMarketStore({ dataDir, now: () => START });
}

function rowsIn(dataDir: string): { readonly count: number; readonly bytes: number } {
  const database = new DatabaseSync(join(dataDir, MARKET_FILE), { readOnly: true });
  const row = database.prepare('SELECT count(*) count, sum(length(body)) bytes FROM receipts').get();
  database.close();
  return { count: Number(row?.['count']), bytes: Number(row?.['bytes']) };
}

describe('receipts that are kept', () => {
  test('are there after a restart, minute by minute, and what stood between two is the earlier one', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'receipts-'));
    const first = openIn(dataDir);
    first.receipts.save(START, ofBitcoin(START));
    first.receipts.save(START + 3 * MINUTE, ofBitcoin(START + 3 * MINUTE, { price: 61_000 }));
    first.close();
    const second = openIn(dataDir);
    const priceAt = (time: number) => second.receipts.find('bitcoin', time)?.price;
    expect(second.receipts.find('bitcoin', START + 59_999)).toEqual(receipt(START));
    expect(priceAt(START + 2 * MINUTE)).toBe(60_000.5);
    expect(priceAt(START + 3 * MINUTE)).toBe(61_000);
    expect(priceAt(START - 1)).toBeUndefined();
    // A day after the last one nothing stood any more.
    expect(priceAt(START + 3 * MINUTE + DAY + MINUTE)).toBeUndefined();
    second.close();
  });

  test('are no more than a day of minutes, however long it goes on', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'receipts-'));
    const store = openIn(dataDir);
    for (let count = 0; count < 1_600; count += 1)
      store.receipts.save(START + count * MINUTE, ofBitcoin(START + count * MINUTE));
    expect(store.receipts.find('bitcoin', START + 100 * MINUTE)).toBeNull();
    store.close();
    expect(rowsIn(dataDir).count).toBe(1_441);
  });

  test('stay below 128 KB a minute: what was refused is left out before the sum is', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'receipts-'));
    const store = openIn(dataDir);
    // Nothing in it repeats, so that it does not get smaller.
    const refusedBy = (coin: number) =>
      Array.from({ length: 200 }, (_, at) => ({
        exchange: createHash('sha512').update(`${coin} ${at}`).digest('base64'),
        pair: 'BTCUSDT',
        price: 1,
        why: 'thin' as const,
      }));
    const coins = new Map(
      Array.from({ length: 20 }, (_, at) => [`coin-${at}`, receipt(START, { refused: refusedBy(at) })]),
    );
    store.receipts.save(START, coins);
    const kept = store.receipts.find('coin-3', START);
    expect(kept?.refused).toHaveLength(0);
    expect(kept?.quotes).toEqual(receipt(START).quotes);
    store.close();
    expect(rowsIn(dataDir).bytes).toBeLessThan(128_000);
  });

  test('of one minute are the first ones, and coins that it does not hold have none', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'receipts-'));
    const store = openIn(dataDir);
    store.receipts.save(START, ofBitcoin(START));
    store.receipts.save(START, ofBitcoin(START, { price: 1 }));
    expect(store.receipts.find('bitcoin', START)?.price).toBe(60_000.5);
    for (const code of ['ethereum', 'constructor', '__proto__', ''])
      expect(store.receipts.find(code, START)).toBeNull();
    store.close();
  });
});
