import { loadServer } from '../load.ts';
import { startNginx } from '../nginx.ts';
import { startGateway, startPeer } from '../node.ts';
import type { Server } from '../process.ts';
import { one, table } from '../table.ts';
import { webDist } from '../webDist.ts';

const CONNECTIONS = 200;
const REQUESTS = 30_000;
const PATHS = [
  '/',
  '/currencies/list_2.html',
  '/api/home/global',
  '/theme.js',
  '/api/search/websearch?code=btc',
  // A visitor's own: passed through.
  '/api/search/websearch?code=btc&token=visitor',
];

/** Latency with 200 visitors who request without pause, and of the same gateway behind nginx. */
export async function benchLatency(): Promise<string> {
  const upstream = await startPeer('upstream');
  const gateway = await startGateway(upstream, webDist());
  const nginx = await startNginx(
    'location / { proxy_pass http://back; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host; proxy_buffers 16 16k; }',
    gateway.port,
  );
  const servers: [string, Server][] = [
    ['gateway', gateway],
    ...(nginx ? ([['nginx before it', nginx]] as [string, Server][]) : []),
  ];
  const rows: string[][] = [];
  for (const path of PATHS) {
    for (const [name, server] of servers) {
      const order = { path, headers: { 'accept-encoding': 'br' }, connections: CONNECTIONS };
      await loadServer(server, { ...order, requests: 4_000 });
      const { requests, seconds, p50, p99, worst } = await loadServer(server, {
        ...order,
        requests: REQUESTS,
      });
      rows.push([`${path} (${name})`, one(requests / seconds, 0), one(p50), one(p99), one(worst)]);
    }
  }
  await Promise.all([upstream, gateway, nginx].map((server) => server?.stop()));
  return table(
    `${CONNECTIONS} connections that ask without pause`,
    ['', 'req/s', 'p50 ms', 'p99 ms', 'worst ms'],
    rows,
  );
}
