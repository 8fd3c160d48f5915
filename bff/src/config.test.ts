import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { variables } from './configSchema.ts';

function problemsOf(env: Record<string, string>): string {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return error instanceof ConfigError ? error.message : 'another error';
  }
}

const BAIDU = '0123456789abcdef0123456789abcdef';

const REAL = {
  UPSTREAM_API_ORIGIN: 'https://api.example',
  COMMUNITY_API_ORIGIN: 'https://community.example',
  LIVE_SOCKET_ORIGIN: 'wss://live.example',
};

const PRODUCTION = {
  NODE_ENV: 'production',
  COMMUNITY_SECRET: 'a-long-secret-of-our-own',
  COMMUNITY_CLIENT_ID: 'web',
  PUBLIC_ORIGIN: 'https://coinmirror.example',
};

describe('config', () => {
  test('with nothing set everything points at the embedded upstream, and the data counts as simulated', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      apiOrigin: 'http://127.0.0.1:3001',
      communityOrigin: 'http://127.0.0.1:3001',
      liveOrigin: 'ws://127.0.0.1:3001',
      dataSource: 'simulated',
      trustProxy: 0,
    });
  });

  test('only a configured upstream counts as live data, unless told otherwise', () => {
    expect(readConfig(REAL).dataSource).toBe('live');
    expect(readConfig({ ...REAL, DATA_SOURCE: 'simulated' }).dataSource).toBe('simulated');
    expect(readConfig({ MARKET_SOURCE: 'public' }).dataSource).toBe('live');
    expect(problemsOf({ DATA_SOURCE: 'live' })).toContain('DATA_SOURCE=live needs UPSTREAM_API_ORIGIN');
  });

  test.each(['COMMUNITY_API_ORIGIN', 'LIVE_SOCKET_ORIGIN'])('a configured upstream has its %s', (name) => {
    expect(problemsOf({ ...REAL, [name]: '' })).toContain(name);
  });

  test('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '', REDIS_URL: ' ' })).toMatchObject({ port: 3000, redisUrl: null });
  });

  test('every bad value is named at once', () => {
    const problems = problemsOf({ PORT: 'abc', UPSTREAM_API_ORIGIN: 'ftp://x', REDIS_URL: 'localhost' });
    for (const name of ['PORT', 'UPSTREAM_API_ORIGIN', 'REDIS_URL']) expect(problems).toContain(name);
  });

  test.each([
    ['UPSTREAM_API_ORIGIN', 'http://host/path'],
    ['UPSTREAM_API_ORIGIN', 'http://somebody:password@host'],
    ['LIVE_SOCKET_ORIGIN', 'http://host'],
    ['ALLOWED_HOSTS', 'www.example.com, http://example.com'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['NODE_ENV', 'prod'],
    ['PORT', '70000'],
    ['PORT', '0'],
    ['TRUST_PROXY', 'true'],
    ['COMMUNITY_HASH', 'crc32'],
    ['REDIS_URL', 'redis://store:99999'],
    ['REDIS_URL', 'redis://'],
    ['DRAIN_SECONDS', '-1'],
    ['ANALYTICS_BAIDU_ID', 'x'],
    ['ANALYTICS_BAIDU_ID', `${BAIDU}"><script>`],
    ['ANALYTICS_GOOGLE_ID', 'UA-12345-6'],
    ['CAPTCHA_ALIYUN', 'appkey-without-scene'],
  ])('%s refuses %s', (name, value) => {
    const [, ...lines] = problemsOf({
      COMMUNITY_API_ORIGIN: 'https://community.example',
      [name]: value,
    }).split('\n');
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^  ${name} must (be|name) `))]);
  });

  test('production starts with secrets of its own and a public address', () => {
    expect(readConfig(PRODUCTION).production).toBe(true);
  });

  test.each([
    ['COMMUNITY_SECRET', 'coinmirror-development-secret'],
    ['COMMUNITY_SECRET', 'short'],
    ['COMMUNITY_SECRET', ''],
    ['COMMUNITY_CLIENT_ID', ''],
    ['PUBLIC_ORIGIN', ''],
  ])('production refuses %s=%j', (name, value) => {
    const problems = problemsOf({ ...PRODUCTION, [name]: value });
    expect(problems).toContain(name);
    expect(problems).not.toContain('coinmirror-development-secret');
  });

  test('services of others are off until their id is set', () => {
    expect(readConfig({}).services).toEqual({});
    expect(readConfig({ ANALYTICS_BAIDU_ID: BAIDU, ANALYTICS_GOOGLE_ID: 'G-AB12CD' }).services).toEqual({
      baidu: BAIDU,
      google: 'G-AB12CD',
    });
  });

  test('Aliyun’s slider needs an upstream that checks it', () => {
    expect(problemsOf({ CAPTCHA_ALIYUN: 'FFFF0N00:nc_login' })).toContain('COMMUNITY_API_ORIGIN');
    const env = { CAPTCHA_ALIYUN: 'FFFF0N00:nc_login', COMMUNITY_API_ORIGIN: 'https://community.example' };
    expect(readConfig(env).services).toEqual({ aliyunCaptcha: 'FFFF0N00:nc_login' });
  });

  test('every variable stands in .env.example, where a newcomer looks for it', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const listed = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining(Object.keys(variables.entries)));
  });

  test('hosts are named as a Host header does', () => {
    const hosts = ['www.example.com', 'example.com:8443', '[::1]:3000'];
    expect(readConfig({ ALLOWED_HOSTS: hosts.join(', ') }).allowedHosts).toEqual(hosts);
  });

  test('proxies are counted or named', () => {
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
    ]);
  });
});
