import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { createFeedClients } from '../client/feedClients.ts';
import { readSourcesConfig } from '../config/sourcesConfig.ts';
import { examineFeeds } from '../healthCheck/examineFeeds.ts';
import { callSource, type SourceCall, type Transport } from '../net/callSource.ts';
import { createOutgoing } from '../net/dispatcher.ts';
import { feedStatus } from '../ports/feedStatus.ts';
import { newsPolls, newsPorts } from '../ports/newsPorts.ts';
import { openMarketStore } from '../store/marketStore.ts';
import { createStubWorld } from '../testing/stubWorld.ts';

const NOW = Date.parse('2026-11-28T04:00:30Z');
const folder = mkdtempSync(join(tmpdir(), 'feeds-'));
afterAll(() => rmSync(folder, { recursive: true }));

function configOf(list: unknown, env: Readonly<Record<string, string>> = {}) {
  const file = join(folder, 'feeds.json');
  writeFileSync(file, typeof list === 'string' ? list : JSON.stringify(list));
  return readSourcesConfig({ MARKET_SOURCE: 'public', SOURCES_FEEDS: file, ...env });
}

const mine = {
  code: 'MY_DESK',
  title: '我的快讯',
  address: 'https://news.example.com/rss.xml?lang=zh',
  kind: 'flash',
};

const RSS = `<?xml version="1.0"?><rss version="2.0"><channel><title>x</title><item>
  <title>比特币突破十万美元关口</title><link>https://news.example.com/a</link><guid>a</guid>
  <pubDate>Sat, 28 Nov 2026 03:50:00 GMT</pubDate><description>摘要</description></item></channel></rss>`;

/** A transport that answers with a feed, and what it was asked. */
function feedTransport() {
  const asked: SourceCall[] = [];
  const transport: Transport = async (call) => {
    asked.push(call);
    return { kind: 'answered', body: Buffer.from(RSS), etag: null, lastModified: null, date: null };
  };
  return { asked, transport };
}

test('own feeds take the place of the publishers, but for those that are switched on by name', () => {
  const { feeds, sources } = configOf([mine], { SOURCES_PANEWS: 'on' });
  expect(feeds).toEqual([
    {
      code: 'MY_DESK',
      title: '我的快讯',
      origin: 'https://news.example.com',
      path: '/rss.xml?lang=zh',
      kind: 'flash',
      isEnglish: false,
    },
  ]);
  expect([sources.ODAILY.isOn, sources.PANEWS.isOn, sources.OKX.isOn]).toEqual([false, true, true]);
  expect(readSourcesConfig({ SOURCES_FEEDS: ' ' })).toMatchObject({
    feeds: [],
    sources: { ODAILY: { isOn: true } },
  });
});

test('an own feed is asked, kept and shown under its own name, and told on the status page', async () => {
  const { feeds, sources } = configOf([{ ...mine, language: 'en' }]);
  const { asked, transport } = feedTransport();
  const store = openMarketStore({ dataDir: null, now: () => NOW });
  const clients = createFeedClients(feeds, { store, transport, now: () => NOW });
  const world = { ...createStubWorld({ now: () => NOW }), store };
  expect(clients.map((each) => feedStatus(each, store, () => NOW).state)).toEqual(['waiting']);
  expect(await examineFeeds(clients)).toEqual([
    { isWell: true, line: 'MY_DESK (我的快讯): well, 1 entries.' },
  ]);
  for (const poll of newsPolls(sources, clients)) await poll.run(world);
  expect(asked.map(({ url, isPublicOnly }) => [url, isPublicOnly])).toEqual([
    [mine.address, true],
    [mine.address, true],
  ]);
  const { news } = newsPorts(world, sources, feeds);
  expect(news?.provenance).toEqual({ kind: 'public', name: '我的快讯' });
  expect(await news?.day(beijingMidnight(NOW))).toMatchObject([
    {
      title: '比特币突破十万美元关口',
      source: '我的快讯',
      desk: 'my_desk',
      section: 'flash',
      language: 'en',
    },
  ]);
  expect(await news?.desks()).toMatchObject([{ code: 'my_desk', name: '我的快讯' }]);
  expect(feedStatus(clients[0] ?? never(), store, () => NOW)).toMatchObject({
    name: 'MY_DESK',
    title: '我的快讯',
    state: 'well',
    answeredAt: NOW,
    failures: 0,
  });
});

function never(): never {
  throw new Error('no client');
}

test('a name that leads to an inner address is not asked', async () => {
  const outgoing = createOutgoing({ proxy: null, noProxy: '' });
  const call: SourceCall = {
    source: 'MY_DESK',
    url: 'https://localhost:9/rss.xml',
    post: null,
    headers: {},
    credentials: {},
    accepts: ['text/xml'],
    maxBytes: 1_000,
    timeout: 2_000,
    isPublicOnly: true,
  };
  expect(await callSource(outgoing, call)).toMatchObject({
    kind: 'failed',
    failure: { detail: expect.stringMatching(/inner address/) },
  });
  await outgoing.close();
});

describe('a list that cannot be used is refused in one line', () => {
  test.each([
    ['no JSON', '[{', /^SOURCES_FEEDS: \S+feeds\.json is no JSON\.$/],
    ['no list', { feeds: [] }, /must hold a list of 1 to 50 feeds\.$/],
    ['nothing in it', [], /must hold a list/],
    ['too many', Array(51).fill(mine), /must hold a list/],
    ['an address for an entry', ['https://news.example.com'], /feed 1 of \S+: it must be an object\.$/],
    [
      'a misspelt field',
      [{ ...mine, adress: 'x' }],
      /feed 1 of \S+: adress is missing, or no field of a feed\.$/,
    ],
    ['no title', [{ ...mine, title: ' ' }], /title must be a line of 1 to 40 characters/],
    ['a title that would be two names', [{ ...mine, title: 'a+b' }], /title must be a line/],
    [
      'plain http',
      [mine, { ...mine, code: 'B', address: 'http://x.example' }],
      /feed 2 of \S+: code must be 2 to 24/,
    ],
    ['no https', [{ ...mine, address: 'http://news.example.com/rss' }], /address must be an https address/],
    [
      'a password',
      [{ ...mine, address: 'https://me:hidden@news.example.com/' }],
      /address must be an https address/,
    ],
    ['this machine', [{ ...mine, address: 'https://127.0.0.1/rss' }], /address must be of a public host/],
    ['a home network', [{ ...mine, address: 'https://[fd00::1]/rss' }], /address must be of a public host/],
    [
      'a cloud’s own data',
      [{ ...mine, address: 'https://169.254.169.254/latest' }],
      /address must be of a public host/,
    ],
    [
      'a number for a host',
      [{ ...mine, address: 'https://2130706433/rss' }],
      /address must be of a public host/,
    ],
    ['an inner name', [{ ...mine, address: 'https://upstream/rss' }], /address must be of a public host/],
    ['another kind', [{ ...mine, kind: 'podcast' }], /kind must be flash or article/],
    ['a name that is taken', [{ ...mine, code: 'ODAILY' }], /code is the name of a source/],
    [
      'one code twice',
      [mine, { ...mine, title: 'b', address: 'https://b.example.com' }],
      /feed 2 of \S+: its code stands there twice/,
    ],
    [
      'one address twice',
      [mine, { ...mine, code: 'OTHER', title: 'b' }],
      /feed 2 of \S+: its address stands there twice/,
    ],
  ])('%s', (_what, list, message) => {
    expect(() => configOf(list)).toThrow(message);
    expect(() => configOf(list)).not.toThrow(/hidden/);
  });

  test('a file that is missing', () => {
    expect(() => readSourcesConfig({ SOURCES_FEEDS: '/nowhere.json' })).toThrow(
      /^SOURCES_FEEDS: \/nowhere\.json cannot be read \(ENOENT\)\.$/,
    );
  });
});
