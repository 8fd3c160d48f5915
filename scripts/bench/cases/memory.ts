import { loadServer } from '../load.ts';
import { startGateway, startPeer } from '../node.ts';
import { goal, one, table } from '../table.ts';
import { webDist } from '../webDist.ts';

const CONNECTIONS = 200;
const ROUND = 25_000;
/** Cached pages, cached calls, uncached calls, a page outside the page cache. */
const PATHS = [
  '/',
  '/api/coin/web-coinrank?page=1',
  '/api/search/websearch?code=btc&token=visitor',
  '/currencies/',
];

/** Resident memory of one gateway over 100,000 requests of every kind, with 200 connections. */
export async function benchMemory(): Promise<string> {
  const upstream = await startPeer('upstream');
  const gateway = await startGateway(upstream, webDist());
  const rows = [['at start', one(gateway.memory())]];
  let worst = 0;
  for (const [index, path] of PATHS.entries()) {
    await loadServer(gateway, {
      path,
      headers: { 'accept-encoding': 'br' },
      connections: CONNECTIONS,
      requests: ROUND,
    });
    const memory = gateway.memory();
    worst = Math.max(worst, memory);
    rows.push([`after ${((index + 1) * ROUND).toLocaleString('en')} (${path.split('?')[0]})`, one(memory)]);
  }
  await Promise.all([gateway.stop(), upstream.stop()]);
  return [
    table(`Memory of one gateway, ${CONNECTIONS} connections`, ['', 'MB'], rows),
    goal('most, MB', worst, '≤', 150),
  ].join('\n');
}
