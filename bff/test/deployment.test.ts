import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../src/config.ts';
import { failures } from '../src/http/failure.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const texts = v.array(v.string());
const service = v.looseObject({
  image: v.string(),
  build: v.optional(v.object({ context: v.string(), dockerfile: v.string() })),
  user: v.optional(v.string()),
  command: v.optional(texts),
  read_only: v.literal(true),
  cap_drop: v.tuple([v.literal('ALL')]),
  security_opt: v.tuple([v.literal('no-new-privileges:true')]),
  restart: v.literal('unless-stopped'),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  depends_on: v.optional(v.record(v.string(), v.object({ condition: v.literal('service_healthy') })), {}),
  healthcheck: v.optional(v.looseObject({ test: texts })),
  volumes: v.optional(texts, []),
  networks: texts,
});
const names = v.record(v.string(), v.unknown());
const composition = v.looseObject({
  services: v.record(v.string(), service),
  volumes: names,
  networks: names,
});

/** Every service is read-only, without capabilities, and comes up only after what it needs is well. */
const { services, volumes, networks } = v.parse(
  composition,
  parse(read('docker-compose.yml'), { merge: true }),
);
const gateways = Object.entries(services).filter(([name]) => name.startsWith('bff-'));

/** `${NAME:-default}` and `${NAME:?why}` as docker fills them in, with nothing set but what it asks for. */
function filled(environment: Readonly<Record<string, string>>): Record<string, string> {
  const given: Readonly<Record<string, string>> = {
    COMMUNITY_SECRET: '0'.repeat(48),
    PUBLIC_ORIGIN: 'https://www.example.com',
  };
  return Object.fromEntries(
    Object.entries(environment).map(([name, text]) => [
      name,
      text.replace(
        /\$\{(\w+):[-?]([^}]*)\}/g,
        (_whole, key: string, otherwise: string) => given[key] ?? otherwise,
      ),
    ]),
  );
}

describe('docker-compose.yml', () => {
  test('brings up nginx, two gateways, a store and the upstream, and names only what it declares', () => {
    expect(Object.keys(services)).toEqual(['nginx', 'bff-1', 'bff-2', 'store', 'upstream']);
    for (const { depends_on, networks: joined, volumes: mounted, build } of Object.values(services)) {
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
      expect(Object.keys(networks)).toEqual(expect.arrayContaining(joined));
      if (build) expect(existsSync(new URL(build.dockerfile, root))).toBe(true);
      for (const mount of mounted) {
        const [from = ''] = mount.split(':');
        expect(from.startsWith('.') ? existsSync(new URL(from, root)) : from in volumes).toBe(true);
      }
    }
  });

  test('starts gateways that production accepts, with the secret and the address set', () => {
    expect(gateways).toHaveLength(2);
    for (const [, { environment }] of gateways) {
      const config = readConfig({ NODE_ENV: 'production', ...filled(environment) });
      expect(config).toMatchObject({
        production: true,
        trustProxy: 1,
        dataSource: 'simulated',
        services: {},
      });
      expect(config.redisUrl).toBe('redis://store:6379');
    }
  });

  test('refuses to begin without a secret, and without the address visitors type', () => {
    const required = /^\$\{\w+:\?[a-z ]+ is needed, see the first lines/;
    const upstream = services['upstream']?.environment['COMMUNITY_SECRET'];
    const nginx = services['nginx']?.environment['PUBLIC_ORIGIN'];
    for (const text of [upstream, nginx]) expect(text).toMatch(/^\$\{\w+:\?/);
    for (const [, { environment }] of gateways)
      for (const name of ['COMMUNITY_SECRET', 'PUBLIC_ORIGIN']) expect(environment[name]).toMatch(required);
  });

  test('says in its first lines how to set what it needs', () => {
    const [head = ''] = read('docker-compose.yml').split('x-gateway');
    const needed = [...read('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    expect(new Set(needed)).toEqual(new Set(['PUBLIC_ORIGIN', 'COMMUNITY_SECRET']));
    for (const name of needed) expect(head).toContain(`echo "${name}=`);
  });

  test('shows nobody a code for a phone unless it is told to', () => {
    expect(filled(services['upstream']?.environment ?? {})).toMatchObject({
      NODE_ENV: 'production',
      SHOW_PHONE_CODES: '',
      PHONE_CODE_WEBHOOK: '',
    });
  });

  test('every service has a health check, its own or its image’s', () => {
    for (const [name, { healthcheck, build }] of Object.entries(services))
      expect([name, healthcheck !== undefined || build !== undefined]).toEqual([name, true]);
    expect(read('bff/Dockerfile')).toMatch(/^HEALTHCHECK /m);
  });
});

/** The bodies of the locations of a file of nginx, by their addresses. */
function locationsOf(text: string): readonly (readonly [address: string, body: string])[] {
  return [...text.matchAll(/location ([^{]+) \{([^}]*)\}/g)].map(([, address = '', body = '']) => [
    address,
    body,
  ]);
}

describe('nginx', () => {
  const site = read('bff/deploy/nginx/site.conf');
  const everything = ['site.conf', 'nginx.conf.template', 'refusals.conf'].map((name) =>
    read(`bff/deploy/nginx/${name}`),
  );

  test('sets headers of what it passes on in one place, which each such location includes', () => {
    const passing = locationsOf(site).filter(([, body]) => !/\breturn\b/.test(body));
    expect(passing.map(([address]) => address)).toEqual(['/', '= /assets', '/assets/', '= /live']);
    for (const [address, body] of passing)
      expect([address, body.match(/\binclude forward\.conf;/g)?.length]).toEqual([address, 1]);
    // A second place would cancel the first where it stands.
    expect(everything.join('').match(/^\s*proxy_(set_header|pass) .*/gm)).toBeNull();
  });

  test('passes on the name, the scheme and one address of the visitor', () => {
    const named = [...read('bff/deploy/nginx/forward.conf').matchAll(/^proxy_set_header (\S+) (\S+);/gm)];
    expect(Object.fromEntries(named.map(([, name, value]) => [name, value]))).toMatchObject({
      Host: '$http_host',
      'X-Forwarded-For': '$visitor',
      'X-Forwarded-Proto': '$visitor_scheme',
      Upgrade: '$upgrade_header',
    });
  });

  test('refuses in the sentences of the gateways, and says in its own only that none is there', () => {
    const table =
      /map \$status \$refusal \{([^}]*)\}/.exec(read('bff/deploy/nginx/refusals.conf'))?.[1] ?? '';
    const rows = [...table.matchAll(/(\d{3}) "([^"]+)";/g)].map(([, status, msg]) => `${status} ${msg}`);
    const sentences = new Set(Object.values(failures).map(({ status, msg }) => `${status} ${msg}`));
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter((row) => !sentences.has(row))).toEqual(['503 服务暂时不可用，请稍后再试']);
  });
});

const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

describe('bff/Dockerfile', () => {
  const lines = read('bff/Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const taken = read('bff/Dockerfile.dockerignore')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));

  test('copies what is there, and what its ignore file lets through', () => {
    const sources = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(/\s+/).slice(1, -1));
    expect(sources.length).toBeGreaterThan(10);
    for (const source of sources) {
      expect([source, existsSync(fileURLToPath(new URL(source, root)))]).toEqual([source, true]);
      expect([source, taken.some((path) => within(source, path) || within(path, source))]).toEqual([
        source,
        true,
      ]);
    }
  });

  test('starts a file that is there, as a user without rights', () => {
    const last = (word: string) => lines.findLast((line) => line.startsWith(`${word} `)) ?? '';
    const command = v.parse(texts, JSON.parse(last('CMD').slice('CMD '.length)));
    expect(existsSync(new URL(command.at(-1) ?? '', root))).toBe(true);
    expect(last('USER')).toBe('USER node');
    expect(lines.indexOf(last('USER'))).toBeLessThan(lines.indexOf(last('CMD')));
  });
});
