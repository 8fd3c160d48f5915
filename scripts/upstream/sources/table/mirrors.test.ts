import { describe, expect, test } from 'vitest';
import { binanceLiquidations } from '../exchanges/binance/liquidationSocket.ts';
import { binanceTicks } from '../exchanges/binance/ticks.ts';
import { okxTicks } from '../exchanges/okx/ticks.ts';
import { sourceNames, sourceTable } from './sourceTable.ts';

/** Addresses that are the same source by its own word, and where it says so. */
const SAID: Readonly<Record<string, string>> = {
  'https://data-api.binance.vision': 'developers.binance.com: market data only of the same API',
  'wss://data-stream.binance.vision:9443': 'developers.binance.com: market data only of the same streams',
  'https://www.okx.com': 'okx.com/docs-v5: the address before openapi.okx.com',
  'https://api.bytick.com': 'bybit-exchange.github.io/docs/v5/guide: both endpoints are available',
  'https://eth.drpc.org': 'drpc.org: a node of Ethereum, without a key',
  'https://rpc.mevblocker.io': 'mevblocker.io: a node of Ethereum, without a key',
};

test('a mirror is the same source by its own word, and no regional exchange', () => {
  const mirrors = sourceNames.flatMap((name) => [
    ...sourceTable[name].origins.slice(1),
    ...sourceTable[name].sockets.slice(1),
  ]);
  expect(mirrors.toSorted()).toEqual(Object.keys(SAID).toSorted());
});

test('every address is a scheme and a host, and stands once', () => {
  const all = sourceNames.flatMap((name) => [...sourceTable[name].origins, ...sourceTable[name].sockets]);
  for (const address of all) expect(address).toMatch(/^(?:https|wss):\/\/[a-z0-9.-]+(?::\d+)?$/);
  expect(new Set(all).size).toBe(all.length);
});

describe('the announced end of a connection', () => {
  const reported = { e: 'serverShutdown', E: 1_770_123_456_789 };

  test.each([
    ['bare', reported],
    ['in the envelope of an event', { event: reported }],
    ['in that of a combined stream', { stream: '!miniTicker@arr', data: reported }],
  ])('of Binance, %s, is known on both sockets', (_, message) => {
    for (const row of [binanceTicks, binanceLiquidations])
      expect(row.read(JSON.stringify(message))).toEqual({ kind: 'ending' });
  });

  test('of OKX is one notice of several', () => {
    const notice = (code: string) => okxTicks.read(JSON.stringify({ event: 'notice', code, msg: '' })).kind;
    expect(notice('64008')).toBe('ending');
    expect(notice('64009')).toBe('idle');
  });

  test.each([
    { e: 'serverShutdown' },
    { e: 'serverShutdown', E: 'soon' },
    { e: 'serverStarted', E: 1 },
    [reported],
    'serverShutdown',
  ])('is not %j', (message) => {
    expect(binanceTicks.read(JSON.stringify(message)).kind).toBe('refused');
  });
});
