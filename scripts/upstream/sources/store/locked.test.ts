import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { openMarketStore } from './marketStore.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const answer = (text: string) => ({
  body: Buffer.from(text),
  etag: null,
  lastModified: null,
  fetchedAt: NOW,
});
/** ms: far below what the file was waited for at its opening. */
const AT_ONCE = 1_000;

afterEach(() => void vi.useRealTimers());

/** A store whose file another process holds. */
function held() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const dataDir = mkdtempSync(join(tmpdir(), 'locked-'));
  const store = openMarketStore({ dataDir, now: () => NOW });
  const other = new DatabaseSync(join(dataDir, 'market.sqlite'));
  store.answers.save('OKX', '/a', answer('before'));
  other.exec('BEGIN IMMEDIATE');
  return {
    store,
    release() {
      other.exec('COMMIT');
      other.close();
    },
  };
}

test('whoever writes does not wait for another process, and finds its own numbers meanwhile', () => {
  const { store, release } = held();
  const began = performance.now();
  for (let call = 1; call <= 50; call += 1) {
    store.spending.save('OKX', { bucket: { tokens: 50 - call, at: NOW }, month: '2026-03', calls: call });
    store.answers.save('OKX', '/a', answer(`after ${call}`));
  }
  store.breakers.save('GATE', { failures: 2, until: NOW + 1, reason: null });
  store.breakers.close('OKX');
  const candle = { open: 1, high: 1, low: 1, close: 1, volume: 1, turnover: 1 };
  expect(store.candles.cover('bitcoin', 1, { from: 0, to: 60 }, [{ time: 0, ...candle }])).toBe(false);
  expect(performance.now() - began).toBeLessThan(AT_ONCE);
  expect(store.spending.find('OKX')?.calls).toBe(50);
  expect(store.breakers.find('GATE').failures).toBe(2);
  expect(String(store.answers.find('OKX', '/a')?.body)).toBe('before');
  release();
  vi.advanceTimersByTime(500);
  expect(String(store.answers.find('OKX', '/a')?.body)).toBe('after 50');
  expect(store.spending.find('OKX')?.calls).toBe(50);
  expect(store.candles.covered('bitcoin', 1)).toEqual([{ from: 0, to: 60 }]);
  store.close();
});

test('what still waits at the end is written then', () => {
  const { store, release } = held();
  store.samples.save('gas', { time: NOW, values: new Map([['fast', 3]]) });
  expect(store.samples.between('gas', NOW, NOW)).toEqual([]);
  release();
  expect(() => store.close()).not.toThrow();
});
