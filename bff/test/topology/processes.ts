import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const BFF = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const DEPLOY = fileURLToPath(new URL('../../deploy/nginx/', import.meta.url));
const NGINX = ['/usr/sbin/nginx', 'nginx'];

/** The machine's own nginx, null where there is none. */
export function nginxProgram(): string | null {
  return NGINX.find((program) => spawnSync(program, ['-v']).status === 0) ?? null;
}

export interface GatewayProcess {
  readonly port: number;
  /** SIGTERM, then until it is gone. */
  stop(): Promise<void>;
  start(): Promise<void>;
  kill(): void;
}

/** A gateway as it runs in production, one process. */
export async function startGatewayProcess(
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<GatewayProcess> {
  let child = await launchGateway(port, env);
  return {
    port,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
    async start() {
      child = await launchGateway(port, env);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

async function launchGateway(port: number, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', BFF], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  await untilReady(`http://127.0.0.1:${port}/readyz`);
  return child;
}

export interface NginxOptions {
  readonly program: string;
  readonly folder: string;
  readonly port: number;
  readonly tlsPort: number;
  readonly gateways: readonly [number, number];
  readonly publicOrigin: string;
  /** FRONT_PROXIES: who stands before nginx. */
  readonly frontProxies?: string;
}

/** nginx as the deployment's own entry point starts it, with paths and ports of this machine. */
export async function startNginx({
  program,
  folder,
  port,
  tlsPort,
  gateways,
  publicOrigin,
  frontProxies = '',
}: NginxOptions): Promise<() => Promise<void>> {
  const conf = join(folder, 'conf');
  cpSync(DEPLOY, conf, { recursive: true });
  const tls = join(conf, 'tls');
  mkdirSync(tls, { recursive: true });
  writeFileSync(join(tls, 'site.conf'), tlsServer(conf, tlsPort));
  selfSignedCertificate(tls);
  const child = spawn('sh', [join(conf, 'render.sh')], {
    env: {
      PATH: process.env['PATH'],
      NGINX_PROGRAM: program,
      // Started by root, its workers would be somebody else and could not write into our folder.
      NGINX_GLOBALS: process.getuid?.() === 0 ? 'user root; ' : '',
      WORKERS: '1',
      LISTEN: `127.0.0.1:${port}`,
      GATE_1: `127.0.0.1:${gateways[0]}`,
      GATE_2: `127.0.0.1:${gateways[1]}`,
      CONF_DIR: conf,
      RUN_DIR: folder,
      ERROR_LOG: join(folder, 'error.log'),
      ACCESS_LOG: join(folder, 'access.log'),
      PUBLIC_ORIGIN: publicOrigin,
      FRONT_PROXIES: frontProxies,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGTERM'));
  await untilReady(`http://127.0.0.1:${port}/healthz`);
  return async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
}

function tlsServer(folder: string, port: number): string {
  return `server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${folder}/tls/fullchain.pem;
    ssl_certificate_key ${folder}/tls/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    include ${folder}/site.conf;
}
`;
}

function selfSignedCertificate(folder: string): void {
  const key = join(folder, 'privkey.pem');
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  spawnSync('openssl', [...args, '-keyout', key, '-out', join(folder, 'fullchain.pem')]);
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const ready = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await sleep(50);
  }
  throw new Error(`${url} does not answer`);
}
