import { afterAll, expect, test } from 'vitest';
import { createMirrorClients, createSourceClients } from '../client/sourceClients.ts';
import { readSourcesConfig } from '../config/sourcesConfig.ts';
import { binanceTickers } from '../exchanges/binance/tickers.ts';
import type { VenueTicker } from '../exchanges/kinds/ticker.ts';
import { upbitTickers } from '../exchanges/upbit/tickers.ts';
import { callSource } from '../net/callSource.ts';
import { createOutgoing } from '../net/dispatcher.ts';
import { type Probe, rows } from '../question/probe.ts';
import { openMarketStore } from '../store/marketStore.ts';
import type { SourceName } from '../table/sourceTable.ts';
import { startReplayServer } from '../testing/replayServer.ts';
import { examine, mirrorProbe } from './examine.ts';
import { parseHealthCheck } from './options.ts';
import { isWell, report } from './report.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const TICKER = {
  symbol: 'BTCUSDT',
  lastPrice: '70000.1',
  openPrice: '69000',
  highPrice: '70500',
  lowPrice: '68900',
  bidPrice: '70000',
  askPrice: '70000.2',
  volume: '12000',
  quoteVolume: '840000000',
  closeTime: NOW - 3_000,
};

const server = await startReplayServer({ '/api/v3/ticker/24hr': [TICKER] }, () => NOW);
const outgoing = createOutgoing({ proxy: null, noProxy: '' });
afterAll(async () => {
  await outgoing.close();
  await server.close();
});

const timeOf = ({ time }: VenueTicker) => time;
const tickers = [rows('spot tickers', binanceTickers, timeOf)] as const;

async function examined(
  name: SourceName,
  env: Readonly<Record<string, string>> = {},
  probes: readonly Probe[] = tickers,
) {
  const { sources } = readSourcesConfig({ [`SOURCES_${name}_ORIGIN`]: server.origin, ...env });
  const now = () => NOW;
  const clients = createSourceClients({
    sources,
    store: openMarketStore({ dataDir: null, now }),
    transport: (call) => callSource(outgoing, call),
    now,
  });
  const client = clients.get(name);
  if (!client) throw new Error(`no client of ${name}`);
  const findings = await examine(client, probes, now);
  const budgets = new Map([[name, client.budget()]]);
  return { findings, budgets };
}

test('a source that answers is well: rows, age of the newest number, what is left', async () => {
  const found = await examined('BINANCE');
  expect(isWell(found)).toBe(true);
  expect(report(found, NOW).split('\n').at(-1)).toBe(
    'BINANCE  spot tickers   well     1     3 s  0 ms  220 of 300               --',
  );
});

test('a number of the future has a negative age, and a source that tells no time has none', async () => {
  server.answer('/api/v3/ticker/24hr', [{ ...TICKER, closeTime: NOW + 90_000 }]);
  expect(report(await examined('BINANCE'), NOW)).toContain('-90 s');
  server.answer('/api/v3/ticker/24hr', [TICKER]);
  const untimed = [rows('spot tickers', binanceTickers, () => null)];
  expect(report(await examined('BINANCE', {}, untimed), NOW)).toMatch(/well +1 +-- /);
});

test('a refusal by region says so, with what may be done', async () => {
  server.misbehave({ kind: 'status', status: 451, body: '{"code":0,"msg":"restricted location"}' });
  const found = await examined('BINANCE');
  server.misbehave(null);
  expect(isWell(found)).toBe(false);
  expect(report(found, NOW)).toMatch(/spot tickers +region +-- /);
  expect(report(found, NOW)).toMatch(/^BINANCE \(币安\): .*451.*SOURCES_PROXY.*SOURCES_BINANCE_ORIGIN/m);
});

test('a changed shape names the field', async () => {
  const { closeTime: _, ...untimed } = TICKER;
  server.answer('/api/v3/ticker/24hr', [untimed]);
  const found = await examined('BINANCE');
  server.answer('/api/v3/ticker/24hr', [TICKER]);
  expect(isWell(found)).toBe(false);
  expect(report(found, NOW)).toMatch(/not as documented: 1 of 1 rows: closeTime: /);
});

test('a source that is switched off is no fault, and is not asked', async () => {
  const before = server.asked.length;
  const found = await examined('UPBIT', { SOURCES_UPBIT: 'off' }, [rows('all', upbitTickers, timeOf)]);
  expect(isWell(found)).toBe(true);
  expect(report(found, NOW)).toMatch(/^UPBIT +all +off /m);
  expect(server.asked).toHaveLength(before);
});

test('another address of a source is tried by itself, whatever the first one says, within the limits of both', async () => {
  const { sources } = readSourcesConfig({});
  const now = () => NOW;
  const store = openMarketStore({ dataDir: null, now });
  store.breakers.save('UPBIT', { failures: 9, until: NOW + 60_000, reason: null });
  const settings = { ...sources.UPBIT, origins: ['http://127.0.0.1:1', server.origin] };
  const mirrors = createMirrorClients({
    sources: { ...sources, UPBIT: settings },
    store,
    transport: (call) => callSource(outgoing, call),
    now,
  });
  const mirror = mirrors.find(({ client }) => client.name === 'UPBIT');
  if (!mirror) throw new Error('no mirror');
  const [finding] = await examine(mirror.client, [mirrorProbe([tickers[0], tickers[0]], mirror.origin)], now);
  expect(finding).toMatchObject({
    title: `spot tickers at ${new URL(server.origin).host}`,
    why: null,
    count: 1,
  });
  expect(store.spending.find('UPBIT')?.calls).toBe(1);
  expect(store.breakers.find('UPBIT').failures).toBe(9);
});

test.each([
  [[], { folder: null, duration: 0 }],
  [['--only', 'okx, bybit'], { names: ['OKX', 'BYBIT'] }],
  [['--record', 'x', '--for', '90min'], { folder: 'x', duration: 5_400_000 }],
  [['--help'], null],
])('options %j', (args, wanted) => {
  const options = parseHealthCheck(args);
  if (wanted === null) expect(options).toBeNull();
  else expect(options).toMatchObject(wanted);
});

test.each([
  [['--only', 'mtgox'], /"MTGOX" is no source: BINANCE, /],
  [['--for', '24h'], /--for wants --record/],
  [['--record', 'x', '--for', 'ever'], /--for must be like 90min or 24h, not "ever"/],
])('options that are none: %j', (args, complaint) => {
  expect(() => parseHealthCheck(args)).toThrow(complaint);
});
