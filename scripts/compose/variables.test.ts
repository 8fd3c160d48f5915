import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secrets, variables } from '@coinmirror/bff/src/configSchema.ts';
import { FILE } from '@coinmirror/bff/src/secretFiles.ts';
import { readUpstreamConfig } from '@coinmirror/upstream/server/config.ts';
import { upstreamVariables } from '@coinmirror/upstream/server/variables.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../bootstrap/paths.mjs';
import { sourceNames, sourceTable } from '../upstream/sources/table/sourceTable.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const environments = v.looseObject({
  services: v.record(
    v.string(),
    v.looseObject({ environment: v.optional(v.record(v.string(), v.string()), {}) }),
  ),
});
const { services } = v.parse(environments, parse(read('docker-compose.yml'), { merge: true }));
const environmentOf = (name: string) => services[name]?.environment ?? {};

const gatewayVariables = [...Object.keys(variables.entries), ...secrets.map((name) => `${name}${FILE}`)];

/** What the composition decides itself, because its own containers depend on it. */
const DECIDED: Readonly<Record<'bff-1' | 'upstream', readonly string[]>> = {
  'bff-1': [
    ...[
      'NODE_ENV',
      'PORT',
      'HOST',
      'UPSTREAM_PORT',
      'WEB_DIST',
      'TRUST_PROXY',
      'REDIS_URL',
      'REDIS_URL_FILE',
    ],
    ...['METRICS_PORT', 'METRICS_HOST'],
    // Whether prices are the world's: DATA_SOURCE says it where the upstream is another container.
    'MARKET_SOURCE',
  ],
  upstream: [
    'NODE_ENV',
    'UPSTREAM_HOST',
    'UPSTREAM_PORT',
    'DATA_DIR',
    'BACKUP_DIR',
    'UPSTREAM_METRICS_PORT',
    'UPSTREAM_METRICS_HOST',
  ],
};

/** Of these one example stands for all sources. */
const FAMILIES = [
  /^SOURCES_.+_ORIGIN$/,
  /^SOURCES_.+_SOCKET$/,
  /^SOURCES_PER_MINUTE_/,
  /^SOURCES_PER_MONTH_/,
];
/** Of tools and of the composition itself. */
const ELSEWHERE = ['WEB_PORT', 'HTTP_PORT', 'HTTPS_PORT', 'FRONT_PROXIES', 'CHROMIUM_PATH'];

describe('docker-compose.yml hands over every variable that is read, under its own name', () => {
  test.each([
    ['bff-1', gatewayVariables],
    ['upstream', upstreamVariables],
  ] as const)('to %s', (service, names) => {
    const environment = environmentOf(service);
    const asked = names.filter((name) => !DECIDED[service].includes(name));
    for (const name of asked)
      expect([name, environment[name]]).toEqual([
        name,
        expect.stringMatching(new RegExp(`^\\$\\{${name}:[-?]`)),
      ]);
    expect(Object.keys(environment).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('.env.example', () => {
  const listed = [...read('.env.example').matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const names = listed.map(([name]) => name);
  const known = [...new Set([...gatewayVariables, ...upstreamVariables, ...ELSEWHERE])];

  test('lists every variable once, and none that nobody reads', () => {
    const alone = known.filter((name) => !FAMILIES.some((family) => family.test(name)));
    expect(alone.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('has an example of what every source can be told', () => {
    for (const family of FAMILIES) expect(names.some((name) => family.test(name))).toBe(true);
  });

  test('says of each source whether it is on unless told otherwise', () => {
    for (const name of sourceNames)
      expect(listed).toContainEqual([`SOURCES_${name}`, sourceTable[name].off ? 'off' : 'on']);
  });

  test('lists what the composition itself asks for', () => {
    const asked = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    expect(asked.length).toBeGreaterThan(150);
    expect(asked.filter((name) => !known.some((each) => each === name))).toEqual([]);
  });

  test('holds no example that is refused', () => {
    // Shown codes and sent ones exclude each other; a webhook is nothing without its secret.
    const own = listed.filter(([name]) => upstreamVariables.includes(name) && !/_FILE$|^SHOW_/.test(name));
    const webhooks = ['PHONE_CODE_WEBHOOK_SECRET', 'INBOX_WEBHOOK_SECRET'].map((name) => [
      name,
      '0'.repeat(16),
    ]);
    const env = Object.fromEntries([...own, ...webhooks]);
    expect(Object.keys(env).length).toBeGreaterThan(60);
    expect(() => readUpstreamConfig(env)).not.toThrow();
  });
});

test('a variable of a source that is misspelt is refused, and one that is in no table changes nothing', () => {
  expect(() => readUpstreamConfig({ SOURCES_BINANZE: 'off' })).toThrow(/SOURCES_BINANZE names no source/);
  const comparable = (env: Readonly<Record<string, string>>) => JSON.stringify(readUpstreamConfig(env));
  expect(comparable({ MARKET_SEEDS: '1', BACKUPS: 'x', METRICS: '1' })).toBe(comparable({}));
});
