import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function problemsOf(env: Record<string, string>): string {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return error instanceof ConfigError ? error.message : 'another error';
  }
}

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
    expect(readConfig({ UPSTREAM_API_ORIGIN: 'https://api.example' }).dataSource).toBe('live');
    expect(
      readConfig({ UPSTREAM_API_ORIGIN: 'http://upstream:3001', DATA_SOURCE: 'simulated' }).dataSource,
    ).toBe('simulated');
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
    ['LIVE_SOCKET_ORIGIN', 'http://host'],
    ['PORT', '70000'],
    ['TRUST_PROXY', 'true'],
    ['COMMUNITY_HASH', 'crc32'],
    ['DRAIN_SECONDS', '-1'],
  ])('%s refuses %s', (name, value) => {
    expect(problemsOf({ [name]: value })).toContain(name);
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

  test('proxies are counted or named', () => {
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
    ]);
  });
});
