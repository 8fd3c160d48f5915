import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxProgram } from '../../bff/test/topology/processes.ts';
import { freePort } from '../product/ports.ts';
import { type Server, startServer } from './process.ts';

/** nginx with one worker and a location chosen by the bench; null without nginx. */
export async function startNginx(location: string, upstreamPort = 0): Promise<Server | null> {
  const program = nginxProgram();
  if (program === null) return null;
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'coinmirror-bench-'));
  const conf = join(folder, 'nginx.conf');
  const upstream = upstreamPort ? `upstream back { server 127.0.0.1:${upstreamPort}; keepalive 64; }` : '';
  writeFileSync(
    conf,
    `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 2048; }
     http {
       access_log off; keepalive_requests 1000000; keepalive_timeout 60s; sendfile on; tcp_nopush on; open_file_cache max=100;
       client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
       uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
       ${upstream}
       server { listen 127.0.0.1:${port}; ${location} }
     }`,
  );
  return startServer({ command: program, args: ['-c', conf, '-p', folder, '-g', 'daemon off;'], port });
}
