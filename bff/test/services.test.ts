import { SERVICES } from '@coinmirror/shared/constants/services.ts';
import { describe, expect, test } from 'vitest';
import { ask, type Reply } from './support/ask.ts';
import { startGateway } from './support/testGateway.ts';

describe('services of others', () => {
  const BAIDU = '0123456789abcdef0123456789abcdef';
  /** An upstream that nobody answers at: what is tested stands in every page, with data or without. */
  const SIMULATED = { COMMUNITY_API_ORIGIN: 'http://127.0.0.1:9', UPSTREAM_PORT: '9' };
  const policyOf = (reply: Reply) =>
    new Map(
      String(reply.headers['content-security-policy'])
        .split(';')
        .map((directive) => [directive.split(' ')[0], directive] as const),
    );

  test('are neither named nor allowed by a page unless they are configured', async () => {
    const fresh = await startGateway(SIMULATED);
    const reply = await ask(fresh.origin, '/');
    for (const { meta } of Object.values(SERVICES)) expect(reply.body).not.toContain(meta);
    expect(String(reply.headers['content-security-policy'])).not.toMatch(/https:\/\//);
    await fresh.close();
  });

  test('are named by every page once they are configured, and the policy allows them and nobody else', async () => {
    const fresh = await startGateway({ ...SIMULATED, ANALYTICS_BAIDU_ID: BAIDU });
    for (const [path, headers] of [
      ['/', {}],
      ['/', { cookie: 'user_name=a' }],
      ['/aboutus', {}],
      ['/nope', {}],
    ] as const) {
      const reply = await ask(fresh.origin, path, { headers });
      expect(reply.body).toContain(`<meta name="analytics-baidu" content="${BAIDU}" />`);
      expect(reply.body).not.toContain('analytics-google');
      const policy = policyOf(reply);
      expect(policy.get('script-src')).toMatch(/ https:\/\/hm\.baidu\.com$/);
      expect([...policy.values()].join(' ').match(/https:\/\/[^ ;]+/g)).toEqual(
        Array.from({ length: 3 }, () => 'https://hm.baidu.com'),
      );
    }
    await fresh.close();
  });

  test.each([
    ['ANALYTICS_GOOGLE_ID', 'G-AB12CD', SERVICES.google],
    ['CAPTCHA_ALIYUN', 'FFFF0N00:nc_login', SERVICES.aliyunCaptcha],
  ])('%s lets the adapter’s own script run', async (variable, id, { meta, script }) => {
    const fresh = await startGateway({ ...SIMULATED, [variable]: id });
    const reply = await ask(fresh.origin, '/');
    expect(reply.body).toContain(`<meta name="${meta}" content="${id}" />`);
    expect(policyOf(reply).get('script-src')?.split(' ')).toContain(new URL(script).origin);
    expect(policyOf(reply).get('script-src')).not.toMatch(/unsafe|\*/);
    await fresh.close();
  });
});
