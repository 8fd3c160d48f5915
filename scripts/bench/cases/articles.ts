import { NEWS_CHANNELS } from '@coinmirror/shared/contract/news/sections.ts';
import { RARE_WORD } from '@coinmirror/upstream/simulation/newsroom/manyArticles.ts';
import { loadServer } from '../load.ts';
import { startGateway, startPeer } from '../node.ts';
import type { Server } from '../process.ts';
import { goal, one, table } from '../table.ts';
import { webDist } from '../webDist.ts';

const FEW = 1_000;
const MANY = 100_000;
const ORDER = { headers: { 'accept-encoding': 'br' }, connections: 4, requests: 400 };
/** Each is measured this often in turn, and the cheapest turn counts: noise only adds. */
const TURNS = 3;
/** Eight weeks before the archive's end. */
const DEEP = Date.parse('2026-01-13T00:00:00Z') / 1000;

const list = (query: string) => `/api/v4/news/news?per_page=20&${query}`;
const search = (word: string) => `/api/search/news?code=${encodeURIComponent(word)}&per_page=20`;

/** Answers of the upstream itself, and the gateway's. */
const ASKED: readonly (readonly [name: string, of: 'upstream' | 'gateway', path: string])[] = [
  ['section, first page', 'upstream', list(`channelid=${NEWS_CHANNELS.policy}`)],
  ['section, page deep in time', 'upstream', list(`channelid=${NEWS_CHANNELS.policy}&timestamp=${DEEP}`)],
  [
    'what came after a moment',
    'upstream',
    list(`channelid=${NEWS_CHANNELS.policy}&direction=0&timestamp=${DEEP}`),
  ],
  ['of one coin', 'upstream', list(`channelid=${NEWS_CHANNELS.everything}&coincode=chainlink`)],
  ['of a tag', 'upstream', list(`channelid=${NEWS_CHANNELS.everything}&conceptid=defi`)],
  ['search: in a few', 'upstream', search(RARE_WORD)],
  ['search: in none', 'upstream', search('没有这样的词')],
  ['search: in nearly all', 'upstream', search('成交')],
  ['months of the sitemap', 'upstream', '/api/v4/news/months'],
  ['page /news?tab=4', 'gateway', '/news?tab=4'],
  ['page /tag/defi', 'gateway', '/tag/defi'],
  ['feed of a tag', 'gateway', '/feeds/tag/defi.xml'],
  ['/sitemap.xml', 'gateway', '/sitemap.xml'],
  ['one file of it', 'gateway', '/sitemaps/news-2026-02.xml'],
];

/**
 * How answers about news scale with the archive: the same calls with a thousand and with a hundred thousand articles.
 */
export async function benchArticles(): Promise<string> {
  const few = await costs(FEW);
  const many = await costs(MANY);
  const ratios = ASKED.map(([name]) => (many.get(name) ?? Number.NaN) / (few.get(name) ?? Number.NaN));
  const rows = ASKED.map(([name], at) => [
    name,
    one(few.get(name) ?? Number.NaN, 0),
    one(many.get(name) ?? Number.NaN, 0),
    one(ratios[at] ?? Number.NaN, 2),
  ]);
  return [
    table('CPU µs an answer, by the number of articles', ['', `${FEW}`, `${MANY}`, 'ratio'], rows),
    goal(`worst ratio at ${MANY / FEW} times the articles`, Math.max(...ratios), '≤', 3),
  ].join('\n');
}

async function costs(articles: number): Promise<ReadonlyMap<string, number>> {
  const upstream = await startPeer('newsUpstream', { ARTICLES: String(articles) });
  const gateway = await startGateway(upstream, webDist());
  // The first calls write and index the archive; measurement starts after them.
  for (const [, , path] of ASKED.filter(([, of]) => of === 'upstream')) await read(upstream, path);
  const best = new Map<string, number>();
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [name, of, path] of ASKED) {
      const { cpuMicros } = await loadServer(of === 'upstream' ? upstream : gateway, { ...ORDER, path });
      best.set(name, Math.min(cpuMicros, best.get(name) ?? Number.POSITIVE_INFINITY));
    }
  }
  await Promise.all([gateway.stop(), upstream.stop()]);
  return best;
}

async function read({ port }: Server, path: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  await answer.arrayBuffer();
}
