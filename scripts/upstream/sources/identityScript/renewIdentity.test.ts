import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { known } from '@coinmirror/testing/world.ts';
import { afterAll, expect, test } from 'vitest';
import { createSourceClients } from '../client/sourceClients.ts';
import { readSourcesConfig } from '../config/sourcesConfig.ts';
import { formatIdentity, identityFile, identityTable, parseIdentity } from '../identity/identityTable.ts';
import { callSource } from '../net/callSource.ts';
import { createOutgoing } from '../net/dispatcher.ts';
import { openMarketStore } from '../store/marketStore.ts';
import { falsify } from '../testing/falsify.ts';
import { startReplayWorld } from '../testing/replayWorld.ts';
import { renewIdentity } from './renewIdentity.ts';

const clock = { time: Date.parse('2026-03-10T04:00:03Z') };
const now = () => clock.time;
const replay = await startReplayWorld({ now });
const outgoing = createOutgoing({ proxy: null, noProxy: '' });
afterAll(async () => {
  await outgoing.close();
  await replay.close();
});

const file = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'identity-')), 'identity.tsv'));

function renew() {
  const clients = createSourceClients({
    sources: readSourcesConfig(replay.env).sources,
    store: openMarketStore({ dataDir: null, now }),
    transport: (call) => callSource(outgoing, call),
    now,
  });
  // Its own limits are waited for, on a clock that does not wait.
  const wait = async (ms: number) => {
    clock.time += ms;
  };
  return renewIdentity({ clients, wait, now }, file);
}

test('writes no row where the full names that venues tell say enough', async () => {
  writeFileSync(file, '');
  await renew();
  expect(parseIdentity(readFileSync(file, 'utf8'))).toEqual([]);
}, 60_000);

test('finds by itself what the hand rows say of venues that list another coin of a symbol and do not name it', async () => {
  writeFileSync(file, '');
  clock.time += 60_000;
  for (const [name, path, base, field] of [
    ['UPBIT', '/v1/market/all', 'TON', 'english_name'],
    ['GATE', '/api/v4/spot/currency_pairs', 'GTC', 'base_name'],
  ] as const)
    falsify(known(replay.servers.get(name)), path, (row) =>
      [row['base'], String(row['market']).slice(4)].includes(base) ? { ...row, [field]: '' } : row,
    );
  const lines = await renew();
  for (const server of replay.servers.values()) server.restore();
  expect(lines[0]).toContain('8 venues answered');
  const rows = new Map(
    parseIdentity(readFileSync(file, 'utf8')).map((row) => [`${row.venue} ${row.base}`, row]),
  );
  expect(rows.get('upbit TON')).toMatchObject({ code: null, by: 'script' });
  expect(known(rows.get('upbit TON')).why).toContain('where the-open-network');
  expect(rows.get('gate GTC')).toMatchObject({ code: null, by: 'script' });
  // Nothing that trades under its own symbol is taken from it, and no old price speaks against a coin.
  expect(rows.size).toBe(2);
}, 60_000);

test('leaves hand rows alone, and the table is the same at the second run', async () => {
  copyFileSync(identityFile, file);
  await renew();
  const first = readFileSync(file, 'utf8');
  clock.time += 60_000;
  await renew();
  expect(readFileSync(file, 'utf8')).toBe(first);
  const hand = parseIdentity(first).filter(({ by }) => by === 'hand');
  expect(hand).toEqual(identityTable.filter(({ by }) => by === 'hand'));
}, 60_000);

test('leaves the file as it is where CoinGecko does not answer', async () => {
  copyFileSync(identityFile, file);
  known(replay.servers.get('COINGECKO')).misbehave({ kind: 'status', status: 403 });
  await expect(renew()).rejects.toThrow('CoinGecko');
  known(replay.servers.get('COINGECKO')).misbehave(null);
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(identityFile, 'utf8'));
});

test('the table that is shipped is written as the script writes it', () => {
  expect(formatIdentity(identityTable)).toBe(readFileSync(identityFile, 'utf8'));
});
