import { measureInTurns } from '../load.ts';
import { startNginx } from '../nginx.ts';
import { startGateway, startPeer } from '../node.ts';
import type { Server } from '../process.ts';
import { goal, one, table } from '../table.ts';
import { webDist } from '../webDist.ts';

/** With a visitor's token the gateway pipes the call; without one it answers from its cache. */
const PASSED = '/api/search/websearch?code=btc&token=visitor';
const RETAINED = '/api/search/websearch?code=btc';
const ORDER = { headers: {}, connections: 64, requests: 20_000 };

/** A 20 KB upstream answer: forwarded, and from the cache, compared with nginx and a common Express proxy. */
export async function benchProxy(): Promise<string> {
  const upstream = await startPeer('upstream');
  const origin = `http://127.0.0.1:${upstream.port}`;
  const gateway = await startGateway(upstream, webDist());
  const usual = await startPeer('expressProxy', { UPSTREAM: origin });
  const nginx = await startNginx(
    'location / { proxy_pass http://back; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_buffers 16 16k; }',
    upstream.port,
  );
  const servers = new Map<string, Server>([
    ['gateway, passed through', gateway],
    ['express + http-proxy-middleware', usual],
  ]);
  if (nginx) servers.set('nginx, proxy_pass keep-alive', nginx);
  const passed = await measureInTurns(servers, { ...ORDER, path: PASSED });
  const kept = await measureInTurns(new Map([['gateway, from its cache', gateway]]), {
    ...ORDER,
    path: RETAINED,
  });
  await Promise.all([...servers.values(), upstream].map((server) => server.stop()));

  const results = new Map<string, { cpuMicros: number; requests: number; seconds: number; p99: number }>([
    ...passed,
    ...kept,
  ]);
  const cost = (name: string) => results.get(name)?.cpuMicros ?? Number.NaN;
  const own = cost('gateway, passed through');
  const rows = [...results].map(([name, { cpuMicros, requests, seconds, p99 }]) => [
    name,
    one(cpuMicros),
    one(requests / seconds, 0),
    one(p99, 2),
  ]);
  return [
    table(
      `A proxied answer of 20 KB, ${ORDER.connections} connections`,
      ['', 'CPU µs', 'req/s', 'p99 ms'],
      rows,
    ),
    goal('express ÷ gateway', cost('express + http-proxy-middleware') / own, '≥', 1.6),
    ...(nginx ? [goal('nginx ÷ gateway', cost('nginx, proxy_pass keep-alive') / own, '≥', 0.35)] : []),
  ].join('\n');
}
