import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import {
  type ApiEndpointName,
  type EndpointRow,
  endpoints,
  isCommunityEndpoint,
} from '@coinmirror/shared/contract/endpoints.ts';
import { namesOf, readProvenance } from '@coinmirror/shared/contract/provenance.ts';
import { known } from '@coinmirror/testing/world.ts';
import { coinCatalogue, realCoins } from '@coinmirror/upstream/catalogue/coinCatalogue.ts';
import { startUpstream, type Upstream } from '@coinmirror/upstream/server/startUpstream.ts';
import { readSourcesConfig } from '@coinmirror/upstream/sources/config/sourcesConfig.ts';
import { type ReplayWorld, startReplayWorld } from '@coinmirror/upstream/sources/testing/replayWorld.ts';
import { ask, until } from '@coinmirror/upstream/testing/testAsk.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { argumentsOf } from '../answers/arguments.ts';
import type { Params } from '../answers/argumentTypes.ts';
import { inOneCycle } from './inOneCycle.ts';
import { publicRelations } from './publicRelations.ts';

const NOT_CONNECTED = 1501;
const UNNAMED = { kind: 'public', name: '' } as const;
const dataDir = mkdtempSync(join(tmpdir(), 'public-'));
let replay: ReplayWorld;
let upstream: Upstream;

/** Starts an upstream on the replayed sources, whose own limits are far above what tests ask. */
function start(env: Readonly<Record<string, string>> = {}): Promise<Upstream> {
  return startUpstream({
    port: 0,
    seed: 7,
    now: Date.now,
    clientId: 'test',
    secret: 'a secret of more than sixteen letters',
    dataDir,
    publicSources: readSourcesConfig({
      ...replay.env,
      SOURCES_PER_MINUTE_COINGECKO: '600',
      SOURCES_PER_MINUTE_LLAMA: '600',
      SOURCES_PER_MINUTE_GECKOTERMINAL: '600',
      SOURCES_PER_MINUTE_LLAMA_STABLECOINS: '600',
      MARKET_SOURCE: 'public',
      ...env,
    }),
  });
}

async function read<Name extends ApiEndpointName>(name: Name, params: Params<Name>) {
  const { text, asOf } = await ask(upstream, name, params);
  const row: EndpointRow<Name> = endpoints[name];
  const entity: EntityOf<EndpointRow<Name>> = v.parse<EndpointRow<Name>['response']>(
    row.response,
    JSON.parse(text),
  );
  return { entity, asOf };
}

/** Whether every page of supplies has been read: each of the last ranked coins has a market value. */
async function hasAllSupplies(): Promise<boolean> {
  const { entity } = await read('coinRank', { pagesize: 200, page: 3 });
  return entity.rows.length > 0 && entity.rows.every(({ marketCap }) => marketCap !== null);
}

beforeAll(async () => {
  replay = await startReplayWorld();
  upstream = await start();
  await until(async () => (await ask(upstream, 'coinRank', {})).code !== NOT_CONNECTED);
  await until(async () => (await ask(upstream, 'futuresOverview', {})).code !== NOT_CONNECTED);
  await until(hasAllSupplies);
}, 120_000);

afterAll(async () => {
  await upstream.close();
  await replay.close();
});

const invented = coinCatalogue
  .map(({ code }) => code)
  .filter((code) => !realCoins.some((one) => one.code === code));

/** Endpoints of the market host with their first arguments, as far as these are known before the start. */
function* questions(): Generator<readonly [ApiEndpointName, Params<ApiEndpointName>]> {
  for (const name of Object.keys(endpoints) as ApiEndpointName[]) {
    if (isCommunityEndpoint(name) || endpoints[name].host !== 'api') continue;
    const rows = argumentsOf(name);
    if (typeof rows === 'function') continue;
    for (const params of rows.slice(0, 2)) yield [name, params];
  }
}

describe('the upstream of public sources', () => {
  test('says one price of a coin everywhere at one beat', async () => {
    await until(async () => {
      const [list, page, board, found, pair] = [
        await read('coinRank', {}),
        await read('coinInfo', { code: 'bitcoin' }),
        await read('maxChange', { per_page: 300 }),
        await read('webSearch', { code: 'btc' }),
        await read('klinePair', { tickerid: 'bitcoin' }),
      ];
      const asOf = [list, page, board, found, pair].map((each) => each.asOf);
      // They are asked one after another: where a cycle began between them, they are asked anew.
      if (new Set(asOf).size > 1) return false;
      const price = known(list.entity.rows.find(({ code }) => code === 'bitcoin')).price;
      expect(page.entity.quote.price).toBe(price);
      expect(found.entity.coins.rows.find(({ code }) => code === 'bitcoin')?.price).toBe(price);
      expect(pair.entity.price).toBe(price);
      const moved = board.entity.rows.find(({ code }) => code === 'bitcoin');
      if (moved) expect(moved.price).toBe(price);
      return true;
    });
  });

  test.each(Object.entries(publicRelations))(
    'holds that %s',
    async (_, relation) => {
      await inOneCycle(upstream.origin, relation);
    },
    60_000,
  );

  test('answers no endpoint from the simulation, and tells of no coin that is invented', async () => {
    for (const [name, params] of questions()) {
      const { status, source, text } = await ask(upstream, name, params);
      expect([200, 404], `${name} ${text.slice(0, 200)}`).toContain(status);
      expect(source, name).not.toContain('simulated');
      // So every number's definition card has a source to name, or says 未接入.
      if (source !== '') expect(namesOf(readProvenance(source, UNNAMED)), name).not.toEqual([]);
      expect(
        invented.filter((code) => text.includes(`"${code}"`)),
        name,
      ).toEqual([]);
    }
  }, 240_000);

  test('ticks the price that it lists', async () => {
    const socket = new WebSocket(`${upstream.origin.replace('http', 'ws')}/live`);
    await new Promise((done) => socket.once('open', done));
    socket.send(JSON.stringify({ op: 'subscribe', args: ['ticker.bitcoin'] }));
    const ticked = await new Promise<string>((done) => {
      socket.on('message', (data) => {
        const text = String(data);
        if (text.includes('"price_usd"')) done(text);
      });
      setTimeout(() => done(''), 20_000);
    });
    socket.close();
    expect(ticked).toContain('bitcoin');
  }, 30_000);

  test('tells the news of feeds, with their publishers, and nothing that no feed tells', async () => {
    await until(async () => (await ask(upstream, 'newsList', {})).code === 200);
    await until(async () => (await read('newsDesks', {})).entity.some(({ count }) => count > 0));
    const { entity } = await read('newsList', { per_page: 60 });
    expect(entity.rows.length).toBeGreaterThan(10);
    for (const row of entity.rows) {
      expect(row.original).toMatch(/^https:\/\/[^?]*$/);
      expect([row.important, row.reads, row.minutes, row.section]).toEqual([false, null, null, 'flash']);
      expect(row.time).toBeLessThanOrEqual(Date.now());
      expect(`${row.title}${row.summary}`).not.toMatch(/<|alert|币镜|明天/);
    }
    expect(new Set(entity.rows.map(({ title }) => title)).size).toBe(entity.rows.length);
    const [newest] = entity.rows;
    const item = await read('newsDetail', { id: newest?.id ?? 0 });
    expect([item.entity.title, item.entity.source]).toEqual([newest?.title, newest?.author]);
    const coin = known(entity.rows.flatMap(({ coins }) => coins)[0]);
    const found = await read('coinNews', { coincode: coin.code });
    expect(found.entity.rows.length).toBeGreaterThan(0);
    const word = known(newest).title.slice(0, 6);
    expect((await read('newsSearch', { code: word })).entity.rows.map(({ id }) => id)).toContain(newest?.id);
    expect((await read('newsMonths', {})).entity.length).toBeGreaterThan(0);
    const list = await ask(upstream, 'newsList', {});
    expect(list.source).toMatch(/^(?:exchange|public);/);
    for (const [name, params] of [
      ['newsHot', {}],
      ['newsWeekly', {}],
      ['newsTranslation', { id: newest?.id ?? 1 }],
      ['newsList', { kind: 'important' }],
      ['newsList', { channelid: 4 }],
    ] as const) {
      expect((await ask(upstream, name, params)).code, name).toBe(NOT_CONNECTED);
    }
  }, 60_000);

  test('says how every source is doing', async () => {
    const { entity } = await read('sourceStatus', {});
    const states = new Map(entity.sources.map(({ name, state }) => [name, state]));
    expect(states.get('BINANCE')).toBe('well');
    expect(states.get('COINMARKETCAP')).toBe('off');
    known(replay.servers.get('OKX')).misbehave({
      kind: 'status',
      status: 403,
      headers: { 'content-type': 'text/html' },
      body: '<html>blocked</html>',
    });
    await until(async () => {
      const now = await read('sourceStatus', {});
      return now.entity.sources.some(({ name, state }) => name === 'OKX' && state === 'paused');
    });
    expect((await ask(upstream, 'coinRank', {})).code).toBe(200);
    known(replay.servers.get('OKX')).misbehave(null);
  }, 60_000);
});

test('after a restart with every source away the last prices stand at once, with their age', async () => {
  const before = await read('coinRank', {});
  const reported = await read('newsList', { per_page: 30 });
  await upstream.close();
  for (const server of replay.servers.values()) server.misbehave({ kind: 'status', status: 503 });
  const began = Date.now();
  upstream = await start({ SIMULATE_MISSING: 'true' });
  const after = await read('coinRank', {});
  expect(Date.now() - began).toBeLessThan(10_000);
  expect(after.entity.rows.length).toBe(before.entity.rows.length);
  const archive = await read('newsList', { per_page: 100 });
  expect(archive.entity.rows.map(({ id }) => id)).toEqual(
    expect.arrayContaining(reported.entity.rows.map(({ id }) => id)),
  );
  expect(Number(after.asOf)).toBeLessThanOrEqual(Number(before.asOf) + 20_000);
  // What has no source is answered wholly from the simulation, and marked, where that is wanted.
  expect((await ask(upstream, 'fundFlows', { coincode: 'bitcoin' })).source).toContain('simulated');
}, 60_000);
