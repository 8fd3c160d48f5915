import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { BAD, INFO, RAW } from './support/badRequests.ts';
import { pour } from './support/pour.ts';
import { sendRaw } from './support/sendRaw.ts';
import { startFakeSite } from './support/site.ts';
import { soon } from './support/soon.ts';

const { upstream, gateway } = await startFakeSite();

/** Bytes: far more than the gateway and the kernel together take in. */
const ENDLESS = 256 * 1024 * 1024;

beforeEach(() => {
  gateway.lines.length = 0;
  upstream.seen.length = 0;
});

describe('a bad request', () => {
  test.each(BAD)('%s gets its envelope and leaves one line', async (_what, path, options, status) => {
    const reply = await ask(gateway.origin, path, options);
    expect([reply.status, reply.json()]).toEqual([
      status,
      { code: status, msg: expect.stringMatching(/[\u4e00-\u9fff]/) },
    ]);
    await soon(() => expect(gateway.lines).toHaveLength(1));
    expect(upstream.seen).toEqual([]);
  });

  test.each(RAW)('%s is refused, with one line', async (_what, bytes, status) => {
    const reply = await sendRaw(gateway.port, bytes);
    expect(reply.status).toBe(status);
    expect(reply.text).toMatch(new RegExp(`\\{"code":${status},"msg":"[\u4e00-\u9fff]+"\\}`));
    await soon(() => expect(gateway.lines).toHaveLength(1));
    expect(upstream.seen).toEqual([]);
  });

  test('who hangs up in the middle of a body that was refused leaves no second line', async () => {
    const head = `POST ${INFO} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    const reply = await sendRaw(gateway.port, `${head}Content-Length: 9000000\r\n\r\n{"code"`, 100);
    expect(reply.status).toBe(413);
    await sleep(100);
    expect(gateway.lines).toHaveLength(1);
  });

  test('who goes on pouring in what was refused is told so, and cut off', async () => {
    const head = `POST ${INFO} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    const { text, poured } = await pour(gateway.port, `${head}Content-Length: 900000000\r\n\r\n`, ENDLESS);
    expect(text).toContain('"code":413');
    expect(poured).toBeLessThan(ENDLESS);
  });

  test('what a client offers or expects beside its request is no fault of the request', async () => {
    for (const more of [
      'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n',
      'Expect: 200-perhaps\r\n',
    ]) {
      const reply = await sendRaw(
        gateway.port,
        `GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`,
        100,
      );
      expect([more, reply.status]).toEqual([more, 200]);
    }
  });

  test('after all of it the gateway still answers', async () => {
    expect((await ask(gateway.origin, '/healthz')).status).toBe(200);
  });
});
