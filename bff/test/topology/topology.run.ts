import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { connect, constants } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskOptions, ask } from '../support/ask.ts';
import { freePort } from '../support/freePort.ts';
import { sendRaw } from '../support/sendRaw.ts';
import { soon } from '../support/soon.ts';
import { startLoad } from './load.ts';
import { nginxProgram, startNginx } from './processes.ts';
import { isIncomplete, say, startTopology, type Topology } from './site.ts';

const feedback: AskOptions = {
  method: 'POST',
  body: 'type=3&intro=%E5%A5%BD',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
};

describe.skipIf(isIncomplete)('nginx before two gateways', () => {
  let site: Topology;
  let gateways: Topology['gateways'];
  let origin: string;

  beforeAll(async () => {
    site = await startTopology();
    ({ gateways, origin } = site);
  });
  afterAll(() => site?.stop());

  test('pages, calls and files come through as the gateway made them', async () => {
    const page = await ask(origin, '/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br']);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect((await ask(origin, '/api/home/global')).json().code).toBe(200);
    expect((await ask(origin, '/vol?a=1')).headers.location).toBe('/vol/currencies/?a=1');
    expect((await ask(origin, '/nope')).status).toBe(404);
    expect((await ask(origin, '/readyz')).status).toBe(404);
  });

  test('a built file is fetched from a gateway once and then kept', async () => {
    const { body } = await ask(origin, '/');
    const file = /src="(\/assets\/[^"]+\.js)"/.exec(body)?.[1] ?? '';
    const first = await ask(origin, file, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers['cache-control']).toContain('immutable');
    for (const encoding of ['gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8', 'gzip', 'identity']) {
      const reply = await ask(origin, file, { headers: { 'accept-encoding': encoding } });
      expect(reply.status).toBe(200);
      const expected = encoding.includes('br') ? 'br' : encoding === 'gzip' ? 'gzip' : undefined;
      expect(reply.headers['content-encoding']).toBe(expected);
    }
  });

  test('by TLS it speaks HTTP/2', async () => {
    const session = connect(`https://localhost:${site.tlsPort}`, {
      rejectUnauthorized: false,
      servername: 'localhost',
    });
    const stream = session.request({ [constants.HTTP2_HEADER_PATH]: '/', 'accept-encoding': 'br' });
    const [headers] = (await once(stream, 'response')) as [Record<string, string | number>];
    expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
    expect(session.alpnProtocol).toBe('h2');
    stream.destroy();
    session.destroy();
  });

  test('limits hold for a visitor whichever gateway he meets, and he cannot pass for another', async () => {
    const refused: boolean[] = [];
    for (let turn = 0; turn < 8; turn++) {
      const headers = { ...feedback.headers, 'x-forwarded-for': `198.51.100.${turn}` };
      const reply = await ask(origin, '/community/api/v2/feedback/add', { ...feedback, headers });
      refused.push(reply.status === 429);
    }
    expect(refused).toEqual([false, false, false, false, false, true, true, true]);
  });

  test('what nginx refuses by itself is said in the words of the gateways', async () => {
    const refusals: readonly (readonly [string, AskOptions, number])[] = [
      ['/community/api/v2/feedback/add', { ...feedback, body: Buffer.alloc(4 * 1024 * 1024) }, 413],
      ['/', { headers: { 'x-a': 'a'.repeat(20_000) } }, 431],
      ['/', { headers: { host: 'a/b' } }, 400],
      ['/', { method: 'TRACE' }, 405],
      ['/readyz', {}, 404],
      // Refused before their address is known.
      [`/${'a'.repeat(70_000)}`, {}, 414],
      ['/api/%zz', {}, 400],
    ];
    for (const [path, options, status] of refusals) {
      const reply = await ask(origin, path, options);
      const envelope = { code: status, msg: expect.stringMatching(/[\u4e00-\u9fff]/) };
      expect([reply.status, reply.json()]).toEqual([status, envelope]);
    }
    for (const bytes of ['hello\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'PUT / HTTP/1.1\r\nX Y\r\n\r\n']) {
      const reply = await sendRaw(Number(new URL(origin).port), bytes, 5_000);
      expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('{"code":400,"msg":"请求')]);
    }
    // Their headers are not read where their address cannot be: what is no call is a person's.
    for (const path of ['/readyz', '/%zz', '/currencies/%E0%A4%A', '/%00', '/../../x']) {
      const inBrowser = await ask(origin, path, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([path, inBrowser.headers['content-type']]).toEqual([path, 'text/html; charset=utf-8']);
      expect(inBrowser.body).toMatch(/<h1>[\u4e00-\u9fff]+<\/h1>/);
    }
  });

  test('a site of https sends plain requests there, but for probes and who has TLS before nginx', async () => {
    const [port, secondTlsPort] = [await freePort(), await freePort()];
    const stop = await startNginx({
      program: nginxProgram() ?? '',
      folder: mkdtempSync(join(tmpdir(), 'coinmirror-nginx-')),
      port,
      tlsPort: secondTlsPort,
      gateways: [gateways[0].port, gateways[1].port],
      publicOrigin: 'https://coinmirror.example',
    });
    const there = `http://127.0.0.1:${port}`;
    const plain = await ask(there, '/assets/index-AbCd1234.js?a=1');
    expect([plain.status, plain.headers.location]).toEqual([
      308,
      'https://coinmirror.example/assets/index-AbCd1234.js?a=1',
    ]);
    expect((await ask(there, '/healthz')).status).toBe(200);
    const byTls = { headers: { 'x-forwarded-proto': 'https' } };
    expect((await ask(there, '/', byTls)).status).toBe(200);
    const refused = await ask(there, '/readyz', byTls);
    const hsts = { 'strict-transport-security': 'max-age=15552000' };
    expect(refused).toMatchObject({ status: 404, headers: hsts });
    expect((await ask(origin, '/readyz')).headers).not.toMatchObject(hsts);
    await stop();
  });

  test('no request fails while each gateway in turn is restarted under load', async () => {
    const load = startLoad(
      origin,
      [
        { path: '/' },
        { path: '/currencies/ethereum' },
        { path: '/exchange/' },
        { path: '/api/home/global' },
        { path: '/api/coin/web-coinrank?page=2&pagesize=100&type=-1' },
        { path: '/api/search/websearch?code=btc&token=t' },
        {
          path: '/community/api/v3/captcha/verify',
          options: {
            method: 'POST',
            body: '{"session_id":"x","position":1,"duration":1}',
            headers: { 'content-type': 'application/json' },
          },
        },
      ],
      24,
    );
    await sleep(1000);
    for (const gateway of gateways) {
      await gateway.stop();
      await sleep(300);
      await gateway.start();
      await sleep(500);
    }
    const { sent, failed } = await load.stop();
    say(`${sent} requests through two restarts, ${failed.length} failed`);
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThan(1000);
  });

  test('when a gateway dies without a word, readers do not notice', async () => {
    const load = startLoad(
      origin,
      [{ path: '/' }, { path: '/api/home/global' }, { path: '/currencies/' }],
      8,
    );
    await sleep(500);
    gateways[0].kill();
    await sleep(2000);
    await gateways[0].start();
    await sleep(2500);
    expect((await load.stop()).failed).toEqual([]);
  });

  test('with no gateway left, calls are told so in the envelope and visitors on a page', async () => {
    for (const gateway of gateways) gateway.kill();
    await soon(async () => expect((await ask(origin, '/healthz')).status).toBe(503));
    const call = await ask(origin, '/api/home/global');
    expect([call.status, call.headers['retry-after'], call.json().code]).toEqual([503, '2', 503]);
    const page = await ask(origin, '/', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers['retry-after']]).toEqual([503, '2']);
    expect(page.body).toContain('<h1>服务暂时不可用，请稍后再试</h1>');
  });

  test('the log of nginx holds one line a request, without query or address, and nobody’s number', async () => {
    const paths = [
      '138_1234_5678',
      '138/1234/5678',
      '%2531%2533812345678',
      '%EF%BC%91%EF%BC%93',
      'a%40b.example',
    ];
    const hidden = [...paths, 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIi.c2ln', 'Bearer%20abc'].map(
      (each) => `/u/${each}`,
    );
    for (const path of hidden) await ask(origin, path);
    const read = () => readFileSync(join(site.folder, 'access.log'), 'utf8').trim().split('\n');
    await soon(() =>
      expect(
        read()
          .slice(-hidden.length)
          .every((text) => text.includes('"path":"#"')),
      ).toBe(true),
    );
    const lines = read();
    const line = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
    expect(Object.keys(line)).toEqual(['time', 'id', 'method', 'path', 'status', 'ms', 'upstream']);
    // Gateways were restarted, killed and missing before: of none of it a visitor is named.
    expect(readFileSync(join(site.folder, 'error.log'), 'utf8')).not.toMatch(/client:|request:/);
    expect(lines.some((text) => text.includes('token=t'))).toBe(false);
  });
});
