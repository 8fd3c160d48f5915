import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadOrder, LoadReport } from './generator.ts';
import type { Server } from './process.ts';

const SCRIPT = fileURLToPath(new URL('generator.ts', import.meta.url));

export interface Measured extends LoadReport {
  /** CPU time of the server, µs per request. */
  readonly cpuMicros: number;
}

/** Loads a server from another process and reports the server's cost. */
export async function loadServer(server: Server, order: Omit<LoadOrder, 'port'>): Promise<Measured> {
  const before = server.cpu();
  const report = await generate({ ...order, port: server.port });
  if (report.failed > 0) throw new Error(`${report.failed} requests failed at port ${server.port}.`);
  return { ...report, cpuMicros: ((server.cpu() - before) * 1000) / report.requests };
}

async function generate(order: LoadOrder): Promise<LoadReport> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', SCRIPT, JSON.stringify(order)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += String(chunk);
  });
  await once(child, 'close');
  return JSON.parse(text) as LoadReport;
}

/**
 * Measures several servers in turn, so that other load on the machine affects all of them, and keeps each one's
 * cheapest turn: noise only adds.
 */
export async function measureInTurns<Name extends string>(
  servers: ReadonlyMap<Name, Server>,
  order: Omit<LoadOrder, 'port'>,
  turns = 3,
): Promise<ReadonlyMap<Name, Measured>> {
  const best = new Map<Name, Measured>();
  for (const server of servers.values()) await loadServer(server, { ...order, requests: 3_000 });
  for (let turn = 0; turn < turns; turn++) {
    for (const [name, server] of servers) {
      const measured = await loadServer(server, order);
      const known = best.get(name);
      if (known === undefined || measured.cpuMicros < known.cpuMicros) best.set(name, measured);
    }
  }
  return best;
}
