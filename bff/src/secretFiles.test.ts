import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { resolveSecrets } from './secretFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const SECRET = 'a-long-secret-of-our-own';

test('a secret is read from its file, without the last line break', () => {
  for (const text of [SECRET, `${SECRET}\n`, `${SECRET}\r\n`, `\uFEFF${SECRET}`]) {
    const { env, problems } = resolveSecrets({ TOKEN_FILE: file('token', text), OTHER: '1' }, ['TOKEN']);
    expect([env, problems]).toEqual([{ TOKEN: SECRET, OTHER: '1' }, []]);
  }
});

test('a blank name of a file counts as unset, and a blank value leaves the file its place', () => {
  expect(resolveSecrets({ TOKEN: SECRET, TOKEN_FILE: ' ' }, ['TOKEN']).env['TOKEN']).toBe(SECRET);
  expect(resolveSecrets({ TOKEN: ' ', TOKEN_FILE: file('token', SECRET) }, ['TOKEN']).env['TOKEN']).toBe(
    SECRET,
  );
});

describe('is refused in a line that repeats no value', () => {
  test.each([
    [
      'both set',
      () => ({ TOKEN: 'hidden', TOKEN_FILE: file('token', SECRET) }),
      'TOKEN_FILE and TOKEN are both set; set one of them',
    ],
    [
      'a file that is missing',
      () => ({ TOKEN_FILE: join(folder, 'nowhere') }),
      'nowhere, which cannot be read (ENOENT)',
    ],
    ['a folder', () => ({ TOKEN_FILE: folder }), 'which cannot be read (EISDIR)'],
    ['an empty file', () => ({ TOKEN_FILE: file('empty', '\n') }), 'empty, which is empty'],
    [
      'several lines',
      () => ({ TOKEN_FILE: file('lines', 'hidden\nhidden\n') }),
      'which holds more than one line',
    ],
    [
      'a file that is no text',
      () => ({ TOKEN_FILE: file('bytes', 'hid\0den') }),
      'which holds more than one line',
    ],
    [
      'a file that is no secret',
      () => ({ TOKEN_FILE: file('large', 'hidden'.repeat(20_000)) }),
      'which is too large',
    ],
  ])('%s', (_what, env, message) => {
    const { env: resolved, problems } = resolveSecrets(env(), ['TOKEN']);
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems.join()).not.toContain('hidden');
    expect(resolved['TOKEN_FILE']).toBeUndefined();
  });
});

test('the gateway takes its secrets from files, and names every problem at once', () => {
  const production = {
    NODE_ENV: 'production',
    COMMUNITY_CLIENT_ID: 'web',
    PUBLIC_ORIGIN: 'https://coinmirror.example',
  };
  const config = readConfig({
    ...production,
    COMMUNITY_SECRET_FILE: file('community', SECRET),
    REDIS_URL_FILE: file('redis', 'redis://:password@store:6379\n'),
  });
  expect(config.signing.secret).toBe(SECRET);
  expect(config.redisUrl).toBe('redis://:password@store:6379');
  expect(() => readConfig({ ...production, COMMUNITY_SECRET_FILE: '/nowhere', PORT: 'abc' })).toThrow(
    /COMMUNITY_SECRET_FILE names \/nowhere, which cannot be read \(ENOENT\)\n.*PORT/s,
  );
});
