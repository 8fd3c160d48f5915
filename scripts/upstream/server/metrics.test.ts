import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { SocketStatus, SourceStatus, StatusPort } from '../ports/status.ts';
import { createUpstreamMetrics } from './metrics.ts';
import { startMetrics } from './startMetrics.ts';

const NOW = Date.parse('2026-11-28T07:30:00Z');

const source = (own: Partial<SourceStatus>): SourceStatus => ({
  name: 'OKX',
  title: '欧易',
  exchange: 'okx',
  state: 'well',
  since: null,
  until: null,
  answeredAt: NOW - 5_000,
  reason: null,
  failures: 0,
  budget: { now: 12, burst: 20, month: null },
  quarantined: [],
  ports: ['coins'],
  ...own,
});

const held = { subject: 'BTC/USDT', value: 1, reason: '与其他交易所相差超过 30%', since: NOW };
const ROWS = [
  source({ quarantined: [held, held] }),
  source({
    name: 'COINGECKO',
    state: 'paused',
    answeredAt: null,
    failures: 3,
    reason: { kind: 'limit', detail: 'at https://secret.example' },
    budget: { now: 0, burst: 4, month: 9_000 },
  }),
  source({ name: 'DECRYPT', state: 'off' }),
];
const SOCKETS: readonly SocketStatus[] = [
  {
    name: 'OKX ticks',
    title: '欧易',
    tells: 'ticks',
    state: 'reconnecting',
    since: NOW,
    heardAt: NOW - 2_000,
  },
  { name: 'BYBIT ticks', title: 'Bybit', tells: 'ticks', state: 'off', since: null, heardAt: null },
];

const COUNTS = { sent: 5, again: 0, failed: 2, gone: 0, unknown: 1 };
const ALERTING = { figures: () => ({ rules: 3, waiting: 1, counts: COUNTS }) };
const OF_ALERTS = [
  'upstream_alert_rules 3',
  'upstream_alert_messages_waiting 1',
  'upstream_alert_messages{outcome="sent"} 5',
  'upstream_alert_messages{outcome="again"} 0',
  'upstream_alert_messages{outcome="failed"} 2',
  'upstream_alert_messages{outcome="gone"} 0',
  'upstream_alert_messages{outcome="unknown"} 1',
];

function registryOf(
  status: Pick<StatusPort, 'rows' | 'sockets'> | null,
  newest: number | null = NOW - 60_000,
) {
  return createUpstreamMetrics({
    sources: {
      clock: { now: () => NOW - 7_000, exact: () => NOW },
      status: status && { provenance: { kind: 'public', name: '' }, ...status },
    },
    alerting: ALERTING,
    backups: { newest: () => newest, failures: () => 2, stop: () => undefined },
    now: () => NOW,
  });
}

const linesOf = (text: string) => text.split('\n').filter((line) => /^upstream_/.test(line));

test('tells of each source and socket what it has, and nothing of what it has not', async () => {
  const text = await registryOf({ rows: async () => ROWS, sockets: async () => SOCKETS }).metrics();
  expect(linesOf(text)).toEqual([
    'upstream_source_well{source="OKX"} 1',
    'upstream_source_well{source="COINGECKO"} 0',
    'upstream_source_answer_age_seconds{source="OKX"} 5',
    'upstream_source_failures{source="OKX"} 0',
    'upstream_source_failures{source="COINGECKO"} 3',
    'upstream_source_failures{source="DECRYPT"} 0',
    'upstream_source_budget_left{source="OKX"} 12',
    'upstream_source_budget_left{source="COINGECKO"} 0',
    'upstream_source_budget_left{source="DECRYPT"} 12',
    'upstream_source_budget_burst{source="OKX"} 20',
    'upstream_source_budget_burst{source="COINGECKO"} 4',
    'upstream_source_budget_burst{source="DECRYPT"} 20',
    'upstream_source_month_calls_left{source="COINGECKO"} 9000',
    'upstream_source_quarantined_subjects{source="OKX"} 2',
    'upstream_source_quarantined_subjects{source="COINGECKO"} 0',
    'upstream_source_quarantined_subjects{source="DECRYPT"} 0',
    'upstream_socket_connected{socket="OKX ticks"} 0',
    'upstream_socket_message_age_seconds{socket="OKX ticks"} 2',
    'upstream_sources_answer 1',
    'upstream_market_beat_age_seconds 7',
    ...OF_ALERTS,
    'upstream_backup_age_seconds 60',
    'upstream_backup_failures 2',
  ]);
  // A line for the operator may name hosts; figures do not.
  expect(text).not.toContain('secret.example');
});

test('a source that is gone leaves no series behind', async () => {
  let rows = ROWS;
  const registry = registryOf({ rows: async () => rows, sockets: async () => [] });
  await registry.metrics();
  rows = [];
  expect(await registry.metrics()).not.toMatch(/^upstream_source_\w+\{/m);
});

test('where the sources cannot tell, or no backup was made, the other figures stay', async () => {
  const broken = async () => Promise.reject(new Error('the thread of sources has ended'));
  const lines = linesOf(await registryOf({ rows: broken, sockets: broken }, null).metrics());
  expect(lines).toEqual([
    'upstream_sources_answer 0',
    'upstream_market_beat_age_seconds 7',
    ...OF_ALERTS,
    'upstream_backup_failures 2',
  ]);
});

test('they are served at /metrics alone, and a port in use is refused by its variable', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const options = {
    sources: { clock: { now: () => NOW, exact: () => NOW }, status: null },
    backups: null,
    alerting: ALERTING,
    now: () => NOW,
  };
  const { port } = taken.address() as AddressInfo;
  await expect(startMetrics({ port, host: '127.0.0.1' }, options)).rejects.toThrow(
    /UPSTREAM_METRICS_PORT \d+ cannot be used \(EADDRINUSE\)/,
  );
  taken.close();
  const server = await startMetrics({ port: 0, host: '127.0.0.1' }, options);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect(await (await fetch(`${origin}/metrics`)).text()).toMatch(/^process_resident_memory_bytes \d/m);
  server.close();
});
