import { describe, expect, test } from 'vitest';
import { sourceNames } from '../table/sourceTable.ts';
import { readSourcesConfig } from './sourcesConfig.ts';

test('with nothing set the market is simulated', () => {
  const config = readSourcesConfig({ MARKET_SOURCE: ' ' });
  expect(config.market).toEqual({ kind: 'simulated' });
  expect(config.simulateMissing).toBe(false);
  expect(config.proxy).toBeNull();
});

test('every source is on without a key, but for those that are off by their row', () => {
  const { sources } = readSourcesConfig({ MARKET_SOURCE: 'public' });
  expect(sourceNames.filter((name) => !sources[name].isOn)).toEqual([
    'LLAMA_UNLOCKS',
    'COINMARKETCAP',
    'BLOCKBEATS',
    'COINTELEGRAPH',
    'DECRYPT',
    'THEBLOCK',
  ]);
  expect(sourceNames.filter((name) => Object.keys(sources[name].credentials).length > 0)).toEqual([]);
});

test('an origin of one’s own has no mirrors, and no socket unless it is told', () => {
  const { sources } = readSourcesConfig({
    SOURCES_BINANCE_ORIGIN: 'http://127.0.0.1:9001/',
    SOURCES_OKX_ORIGIN: 'https://okx.example',
    SOURCES_OKX_SOCKET: 'ws://127.0.0.1:9002',
  });
  expect(sources.BINANCE).toMatchObject({ origins: ['http://127.0.0.1:9001'], sockets: [] });
  expect(sources.OKX).toMatchObject({ origins: ['https://okx.example'], sockets: ['ws://127.0.0.1:9002'] });
  expect(sources.BYBIT.origins.length).toBeGreaterThan(1);
});

test('a replay has its folder', () => {
  expect(readSourcesConfig({ MARKET_SOURCE: 'replay:/var/day' }).market).toEqual({
    kind: 'replay',
    folder: '/var/day',
  });
});

test('a proxy is the one that is named for sources, else the usual variables', () => {
  const usual = { HTTPS_PROXY: 'http://user:secret@proxy:8080', HTTP_PROXY: 'http://other:1' };
  expect(readSourcesConfig(usual).proxy).toBe('http://user:secret@proxy:8080');
  expect(readSourcesConfig({ ...usual, SOURCES_PROXY: 'http://own:3128' }).proxy).toBe('http://own:3128');
});

test('limits and keys are told by source', () => {
  const { sources } = readSourcesConfig({
    COINGECKO_API_KEY: 'CG-x',
    SOURCES_PER_MINUTE_COINGECKO: '30',
    SOURCES_PER_MONTH_COINGECKO: '5000',
    SOURCES_GITHUB: 'off',
  });
  expect(sources.COINGECKO).toMatchObject({
    credentials: { 'x-cg-demo-api-key': 'CG-x' },
    burst: 3,
    perMinute: 30,
    perMonth: 5_000,
  });
  expect(sources.GITHUB.isOn).toBe(false);
});

describe('a key lifts the limits of its source', () => {
  const pro = 'https://pro-api.coingecko.com';
  const settings = (env: Readonly<Record<string, string>>) => readSourcesConfig(env).sources;

  test.each([
    ['COINGECKO', {}, { burst: 1, perMinute: 4, perMonth: 10_000, credentials: {} }],
    ['COINGECKO', { COINGECKO_API_KEY: 'k' }, { burst: 10, perMinute: 100, perMonth: 10_000 }],
    [
      'COINGECKO',
      { COINGECKO_PRO_API_KEY: 'k' },
      { origins: [pro], burst: 25, perMinute: 250, perMonth: 100_000 },
    ],
    ['COINMARKETCAP', { COINMARKETCAP_API_KEY: 'k' }, { perMinute: 30, perMonth: null }],
    ['GITHUB', {}, { burst: 4, perMinute: 1, perMonth: null }],
    [
      'GITHUB',
      { GITHUB_TOKEN: 'k' },
      { burst: 9, perMinute: 83, credentials: { authorization: 'Bearer k' } },
    ],
    // Empty is unset; the key of one source is nothing to another.
    ['GITHUB', { GITHUB_TOKEN: ' ', COINGECKO_API_KEY: 'k' }, { perMinute: 1, credentials: {} }],
  ] as const)('%s with %o', (name, env, wanted) => {
    expect(settings(env)[name]).toMatchObject(wanted);
  });

  test('a paid key is sent alone, in its own header, to its own host', () => {
    const { COINGECKO } = settings({ COINGECKO_API_KEY: 'demo', COINGECKO_PRO_API_KEY: 'paid' });
    expect(COINGECKO.credentials).toEqual({ 'x-cg-pro-api-key': 'paid' });
    expect(COINGECKO.origins).toEqual([pro]);
    expect(settings({ COINGECKO_API_KEY: 'demo' }).COINGECKO.origins).toEqual(['https://api.coingecko.com']);
  });

  test('what the operator says of limits and address wins', () => {
    const own = {
      COINGECKO_PRO_API_KEY: 'k',
      SOURCES_PER_MINUTE_COINGECKO: '500',
      SOURCES_COINGECKO_ORIGIN: 'http://a',
    };
    expect(settings(own).COINGECKO).toMatchObject({
      origins: ['http://a'],
      perMinute: 500,
      perMonth: 100_000,
    });
  });
});

describe('what is wrong is refused in one line that names it', () => {
  test.each([
    [{ MARKET_SOURCE: 'real' }, 'MARKET_SOURCE must be simulated, public or replay:<folder>, not "real".'],
    [{ MARKET_SOURCE: 'replay:' }, 'MARKET_SOURCE must be'],
    [{ SIMULATE_MISSING: 'yes' }, 'SIMULATE_MISSING must be true or false, not "yes".'],
    [{ SOURCES_BINANCE: '0' }, 'SOURCES_BINANCE must be on or off, not "0".'],
    [{ SOURCES_BINANCE_ORIGIN: 'binance' }, 'SOURCES_BINANCE_ORIGIN is no http or https address.'],
    [
      { SOURCES_BINANCE_ORIGIN: 'http://a/api' },
      'SOURCES_BINANCE_ORIGIN must be scheme, host and port alone',
    ],
    [{ SOURCES_BINANCE_SOCKET: 'http://a' }, 'SOURCES_BINANCE_SOCKET is no ws or wss address.'],
    [{ SOURCES_PER_MINUTE_COINGECKO: '0' }, 'SOURCES_PER_MINUTE_COINGECKO must be a whole number'],
    [{ SOURCES_BINANZE_ORIGIN: 'http://a' }, 'SOURCES_BINANZE_ORIGIN names no source'],
    [{ SOURCES_HUOBI: 'off' }, 'SOURCES_HUOBI names no source'],
  ])('%o', (env, message) => {
    expect(() => readSourcesConfig(env)).toThrow(message);
  });

  test('a proxy’s password is repeated to nobody', () => {
    expect(() => readSourcesConfig({ SOURCES_PROXY: 'socks5://me:hidden@host' })).toThrow(
      /^SOURCES_PROXY is no http or https address\.$/,
    );
  });
});
