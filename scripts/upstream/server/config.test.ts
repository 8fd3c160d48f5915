import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { readUpstreamConfig } from './config.ts';

it('needs no variables, and treats an empty one as unset', () => {
  const config = readUpstreamConfig({ UPSTREAM_PORT: '', MARKET_CLOCK: '  ' });
  expect(config).toMatchObject({ port: 3001, seed: 20170808 });
  expect(Math.abs(config.now() - Date.now())).toBeLessThan(1000);
});

test.each([
  ['UPSTREAM_PORT', '70000', 'a port number'],
  ['UPSTREAM_PORT', 'http', 'a port number'],
  ['MARKET_SEED', '-1', 'a whole number'],
  ['MARKET_CLOCK', 'tomorrow', 'an ISO instant'],
])('%s=%s is refused in one line that names the expected value', (name, value, wanted) => {
  expect(() => readUpstreamConfig({ [name]: value })).toThrow(
    new RegExp(`^${name} must be .*${wanted}.*"${value}"`),
  );
});

it('reads the market from public sources where MARKET_SOURCE says so, and refuses another word', () => {
  expect(readUpstreamConfig({}).publicSources).toBeNull();
  expect(readUpstreamConfig({ MARKET_SOURCE: 'public' }).publicSources?.market).toEqual({ kind: 'public' });
  expect(() => readUpstreamConfig({ MARKET_SOURCE: 'real' })).toThrow(/^MARKET_SOURCE must be .*"real"/);
});

it('keeps the database in DATA_DIR, or in memory', () => {
  expect(readUpstreamConfig({ DATA_DIR: '/var/lib/mirror' }).dataDir).toBe('/var/lib/mirror');
  expect(readUpstreamConfig({ DATA_DIR: ':memory:' }).dataDir).toBeNull();
});

it('tells of messages to a webhook with its secret, which no complaint repeats', () => {
  const INBOX_WEBHOOK = 'https://operator.example/inbox?key=1';
  expect(readUpstreamConfig({}).inbox).toBeNull();
  expect(readUpstreamConfig({ INBOX_WEBHOOK, INBOX_WEBHOOK_SECRET: 's'.repeat(16) }).inbox).toEqual({
    url: INBOX_WEBHOOK,
    secret: 's'.repeat(16),
  });
  expect(() => readUpstreamConfig({ INBOX_WEBHOOK })).toThrow(/needs INBOX_WEBHOOK_SECRET/);
  expect(() => readUpstreamConfig({ INBOX_WEBHOOK, INBOX_WEBHOOK_SECRET: 'short' })).toThrow(
    /^INBOX_WEBHOOK_SECRET must be at least 16 characters\.$/,
  );
  expect(() => readUpstreamConfig({ INBOX_WEBHOOK: 'ftp://me:pass@host' })).toThrow(
    /^(?!.*pass)INBOX_WEBHOOK/,
  );
});

describe('alerts', () => {
  const keys = {
    VAPID_PUBLIC_KEY: 'B'.repeat(87),
    VAPID_PRIVATE_KEY: 'c'.repeat(43),
    VAPID_SUBJECT: 'mailto:me@example.com',
  };
  it('are sent to public addresses, unless the operator says more or less', () => {
    expect(readUpstreamConfig({}).alerts).toEqual({
      isOpen: true,
      allowedOrigins: [],
      pushKeys: null,
      publicOrigin: null,
    });
    expect(readUpstreamConfig({ ALERT_CHANNELS: 'off' }).alerts.isOpen).toBe(false);
    const origins = 'http://gotify.lan:8080, https://10.0.0.2';
    expect(readUpstreamConfig({ ALERT_CHANNEL_ORIGINS: origins }).alerts.allowedOrigins).toEqual([
      'http://gotify.lan:8080',
      'https://10.0.0.2',
    ]);
    expect(() => readUpstreamConfig({ ALERT_CHANNEL_ORIGINS: 'gotify.lan' })).toThrow(
      /^ALERT_CHANNEL_ORIGINS must be origins/,
    );
  });

  it('have links where the public address is known, which is an origin and no more', () => {
    const originOf = (PUBLIC_ORIGIN: string) => readUpstreamConfig({ PUBLIC_ORIGIN }).alerts.publicOrigin;
    expect(originOf('https://www.example.com/')).toBe('https://www.example.com');
    expect(originOf('http://localhost:3000')).toBe('http://localhost:3000');
    expect(originOf('')).toBeNull();
    for (const wrong of ['www.example.com', 'https://example.com/site', 'ftp://example.com', 'https://a@b.c'])
      expect(() => originOf(wrong)).toThrow(
        /^PUBLIC_ORIGIN must be an https or http origin without a path, such as https:\/\/www\.example\.com, not "/,
      );
  });

  it('are pushed with keys that are set together, and never printed', () => {
    expect(readUpstreamConfig(keys).alerts.pushKeys).toMatchObject({ subject: 'mailto:me@example.com' });
    expect(() => readUpstreamConfig({ ...keys, VAPID_SUBJECT: '' })).toThrow(/are set together/);
    expect(() => readUpstreamConfig({ ...keys, VAPID_PRIVATE_KEY: 'hidden' })).toThrow(
      /^(?!.*hidden)VAPID_PRIVATE_KEY must be/,
    );
  });
});

describe('contact channels', () => {
  it('are lists of pictures and addresses, absent where nothing is set', () => {
    expect(readUpstreamConfig({ CONTACT_WX_PUBLIC: '' }).contacts).toEqual({});
    const list = '/contact/a.png, https://work.example.com/u/1';
    expect(readUpstreamConfig({ CONTACT_WX_BUSINESS: list }).contacts).toEqual({
      wx_business: ['/contact/a.png', 'https://work.example.com/u/1'],
    });
  });

  test.each(['/contact?to=business', 'http://x.example', 'https://x.example/a.png', 'javascript:alert(1)'])(
    'do not lead to %s',
    (entry) => {
      expect(() => readUpstreamConfig({ CONTACT_WX_EMPLOY: entry })).toThrow(
        /^CONTACT_WX_EMPLOY must be pictures of this site/,
      );
    },
  );
});

describe('phone codes', () => {
  const webhook = {
    PHONE_CODE_WEBHOOK: 'https://sms.example.com/codes',
    PHONE_CODE_WEBHOOK_SECRET: 'sixteen or more characters',
  };
  const shown = { SHOW_PHONE_CODES: 'anybody-may-log-in-as-anybody' };
  const sent = {
    kind: 'webhook',
    url: webhook.PHONE_CODE_WEBHOOK,
    secret: webhook.PHONE_CODE_WEBHOOK_SECRET,
    ceilings: { all: 1000, country: 400, network: 40 },
  };

  test.each([
    ['on a machine of one’s own that says so', { NODE_ENV: 'development' }, { kind: 'shown' }],
    ['in tests', { NODE_ENV: 'test' }, { kind: 'shown' }],
    ['in production that says so in so many words', { NODE_ENV: 'production', ...shown }, { kind: 'shown' }],
    ['with a webhook', webhook, sent],
    [
      'with ceilings of one’s own',
      { ...webhook, PHONE_CODES_A_DAY: '50', PHONE_CODES_OF_COUNTRY: '0', PHONE_CODES_OF_NETWORK: '7' },
      { ...sent, ceilings: { all: 50, country: 0, network: 7 } },
    ],
    ['in production with a webhook', { NODE_ENV: 'production', ...webhook }, sent],
  ])('%s', (_where, env, codes) => {
    expect(readUpstreamConfig(env).codes).toEqual(codes);
  });

  test.each([
    '',
    'production',
    'Production',
    'prod',
    'live',
    'staging',
    'DEVELOPMENT',
    'dev',
    'development;',
  ])('are shown to nobody in the mode "%s"', (mode) => {
    expect(readUpstreamConfig({ NODE_ENV: mode }).codes).toEqual({ kind: 'closed' });
  });

  test.each([
    [{ PHONE_CODES_A_DAY: '-1' }, /^PHONE_CODES_A_DAY must be a number of messages/],
    [{ SHOW_PHONE_CODES: 'true' }, /^SHOW_PHONE_CODES must be empty or anybody-may-log-in-as-anybody/],
    [
      { PHONE_CODE_WEBHOOK: 'ftp://sms.example.com' },
      /^PHONE_CODE_WEBHOOK must be an http or https address\.$/,
    ],
    [{ ...webhook, PHONE_CODE_WEBHOOK_SECRET: 'short' }, /^PHONE_CODE_WEBHOOK_SECRET must be at least 16/],
    [{ ...webhook, PHONE_CODE_WEBHOOK_SECRET: '' }, /needs PHONE_CODE_WEBHOOK_SECRET beside it/],
    [{ ...webhook, ...shown }, /exclude each other/],
  ])('%j is refused without printing a secret', (env, complaint) => {
    expect(() => readUpstreamConfig(env)).toThrow(complaint);
    expect(() => readUpstreamConfig(env)).not.toThrow('"short"');
  });
});

describe('secrets of files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (text: string) => {
    const path = join(folder, 'secret');
    writeFileSync(path, text);
    return path;
  };

  it('are those of the server and the keys of sources', () => {
    expect(readUpstreamConfig({ COMMUNITY_SECRET_FILE: file('a-long-secret-of-our-own\n') }).secret).toBe(
      'a-long-secret-of-our-own',
    );
    const { publicSources } = readUpstreamConfig({
      MARKET_SOURCE: 'public',
      COINGECKO_API_KEY_FILE: file('CG-x\n'),
    });
    expect(publicSources?.sources.COINGECKO.credentials).toEqual({ 'x-cg-demo-api-key': 'CG-x' });
  });

  it('are refused beside the variable itself, without their values', () => {
    const env = { GITHUB_TOKEN: 'hidden', GITHUB_TOKEN_FILE: file('hidden') };
    expect(() => readUpstreamConfig(env)).toThrow(
      /^GITHUB_TOKEN_FILE and GITHUB_TOKEN are both set; set one of them\.$/,
    );
    expect(() => readUpstreamConfig({ INBOX_WEBHOOK_SECRET_FILE: file('short') })).toThrow(
      /^INBOX_WEBHOOK_SECRET must be at least 16 characters\.$/,
    );
  });

  it('are of secrets alone: a misspelt one of a source is refused by name', () => {
    expect(() => readUpstreamConfig({ MARKET_SOURCE: 'public', SOURCES_OKX_FILE: '/x' })).toThrow(
      /SOURCES_OKX_FILE names no source/,
    );
  });
});
