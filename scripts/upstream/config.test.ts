import { expect, it, test } from 'vitest';
import { readUpstreamConfig } from './config.ts';

it('needs no variable at all, and takes an empty one for none', () => {
  const config = readUpstreamConfig({ UPSTREAM_PORT: '', MARKET_CLOCK: '  ' });
  expect(config).toMatchObject({ port: 3001, seed: 20170808 });
  expect(Math.abs(config.now() - Date.now())).toBeLessThan(1000);
});

test.each([
  ['UPSTREAM_PORT', '70000', 'a port number'],
  ['UPSTREAM_PORT', 'http', 'a port number'],
  ['MARKET_SEED', '-1', 'a whole number'],
  ['MARKET_CLOCK', 'tomorrow', 'an ISO instant'],
])('%s=%s is refused in one line that says what it must be', (name, value, wanted) => {
  expect(() => readUpstreamConfig({ [name]: value })).toThrow(
    new RegExp(`^${name} must be .*${wanted}.*"${value}"`),
  );
});

it('keeps the database where DATA_DIR says, or nowhere', () => {
  expect(readUpstreamConfig({ DATA_DIR: '/var/lib/mirror' }).dataDir).toBe('/var/lib/mirror');
  expect(readUpstreamConfig({ DATA_DIR: ':memory:' }).dataDir).toBeNull();
});
