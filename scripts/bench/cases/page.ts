import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '../../../bff/test/support/ask.ts';
import { measureInTurns } from '../load.ts';
import { startNginx } from '../nginx.ts';
import { startGateway, startPeer } from '../node.ts';
import type { Server } from '../process.ts';
import { goal, one, table } from '../table.ts';
import { webDist } from '../webDist.ts';

const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const ORDER = {
  path: '/',
  headers: { 'accept-encoding': 'br', 'user-agent': DESKTOP },
  connections: 64,
  requests: 40_000,
};
/** With a mobile site the gateway tells phones from desktops before it answers a kept page. */
const SETTINGS = { MOBILE_SITE_ORIGIN: 'https://m.coinmirror.example' };
/** Headers that Node writes for every server here. */
const OWN = new Set(['date', 'connection', 'keep-alive']);

/** The cached home page compared with bare node:http with the same bytes, and with nginx with the same body. */
export async function benchPage(): Promise<string> {
  const upstream = await startPeer('upstream');
  const gateway = await startGateway(upstream, webDist(), SETTINGS);
  const page = await rawPage(gateway.port);
  const folder = mkdtempSync(join(tmpdir(), 'coinmirror-page-'));
  writeFileSync(join(folder, 'index.html'), page.body);
  const bare = await startPeer('bare', { BODY: join(folder, 'index.html'), HEAD: JSON.stringify(page.head) });
  const nginx = await startNginx(`location / { root ${folder}; }`);

  const servers = new Map<string, Server>([
    ['gateway, page cache', gateway],
    ['bare node:http', bare],
  ]);
  if (nginx) servers.set('nginx, static file', nginx);
  const results = await measureInTurns(servers, ORDER);
  await Promise.all([...servers.values(), upstream].map((server) => server.stop()));

  const cost = (name: string) => results.get(name)?.cpuMicros ?? Number.NaN;
  const rows = [...results].map(([name, { cpuMicros, requests, seconds, p50, p99 }]) => [
    name,
    one(cpuMicros),
    one(requests / seconds, 0),
    one(p50, 2),
    one(p99, 2),
  ]);
  return [
    table(
      `Home page, ${page.body.length} bytes (br), ${ORDER.connections} connections`,
      ['', 'CPU µs', 'req/s', 'p50 ms', 'p99 ms'],
      rows,
    ),
    goal('bare ÷ gateway', cost('bare node:http') / cost('gateway, page cache'), '≥', 0.9),
    ...(nginx
      ? [goal('nginx ÷ gateway', cost('nginx, static file') / cost('gateway, page cache'), '≥', 0.6)]
      : []),
  ].join('\n');
}

async function rawPage(port: number): Promise<{ head: string[]; body: Buffer }> {
  const { headers, bytes } = await ask(`http://127.0.0.1:${port}`, '/', { headers: ORDER.headers });
  const head = Object.entries(headers).filter(([name]) => !OWN.has(name));
  return { head: head.flatMap(([name, value]) => [name, String(value)]), body: bytes };
}
