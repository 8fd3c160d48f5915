import { expect, test } from 'vitest';
import { readSource } from './sourceFile.ts';
import { vocabulary } from './vocabulary.ts';

const complaints = (path: string, text = '') =>
  vocabulary.run(readSource(path, text)).map(({ line, message }) => `${line}: ${message}`);

test.each([
  ['bff/test/support/gate.ts', '', /the path says "gate": use gateway/],
  ['bff/src/a.ts', 'export const startGateProcess = 1;', /startGateProcess says "gate"/],
  ['web/src/ui/a.ts', 'export function useForcedStream() {}', /"forced": use liquidation/],
  ['web/src/features/chrome/a.ts', '', /site frame/],
  ['scripts/upstream/sources/market/toldPrices.ts', '', /the path says "told": use reported/],
  ['scripts/upstream/sources/keep/a.ts', '', /the path says "keep": use save, store/],
  ['scripts/upstream/sources/world/a.ts', 'export interface VenueReading {}', /VenueReading says "reading"/],
  ['shared/src/time/a.ts', 'export const EACH_BEAT = 5;', /EACH_BEAT says "beat": use cycle/],
  ['web/src/api/a.ts', 'export function startHealing() {}', /"healing": use retries/],
  ['bff/src/cache/a.ts', 'export function createAnswerShelf() {}', /"shelf": use LRU/],
  ['scripts/upstream/sources/store/a.ts', 'export function createCandleBook() {}', /"book": use store/],
  ['scripts/upstream/answers/a.ts', 'interface CoinAnswer {}', /ends in Answer: end it in Response/],
])('%s may not say %s', (path, text, message) => {
  expect(complaints(path, text)).toEqual([expect.stringMatching(message)]);
});

test.each([
  ['bff/src/gateway.ts', 'export const createGateway = 1;'],
  ['web/src/features/siteFrame/a.ts', 'export const navigate = 1;'],
  ['shared/src/a.ts', 'export type AnswerTime = number;'],
  ['web/src/ui/a.ts', "const gate = 'an exchange';"],
  ['web/src/ui/a.ts', 'export const keepScroll = true;'],
  ['bff/src/a.ts', 'export const KEEP_ALIVE = 5_000;'],
  ['shared/src/kline/orderBook.ts', 'export interface OrderBook {}'],
  ['shared/src/kline/a.ts', 'export function bitgetOrderBook() {}'],
  ['shared/src/format/a.ts', 'export const formatShare = 1;'],
])('%s may use %s', (path, text) => {
  expect(complaints(path, text)).toEqual([]);
});
