import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startFakeSite } from './support/site.ts';
import { soon } from './support/soon.ts';
import { answerWay, askBy, WAYS } from './support/waysOfCalls.ts';

const time = vi.hoisted(() => ({ answerMs: 400 }));

vi.mock('@coinmirror/shared/contract/endpoints.ts', async (original) => {
  const { endpoints } = await original<typeof import('@coinmirror/shared/contract/endpoints.ts')>();
  const { extraRows } = await import('./support/extraRows.ts');
  return { endpoints: { ...endpoints, ...extraRows } };
});
vi.mock('../src/upstream/upstreamLimits.ts', async (original) => {
  const { UPSTREAM_LIMITS } = await original<typeof import('../src/upstream/upstreamLimits.ts')>();
  return {
    UPSTREAM_LIMITS: Object.defineProperty({ ...UPSTREAM_LIMITS }, 'answerMs', { get: () => time.answerMs }),
  };
});

const { upstream, gateway } = await startFakeSite({ TRUST_PROXY: '1' });
const GOOD = { body: { code: 200, msg: '', data: {} } };
const PIPED = Object.entries(WAYS).filter(([, way]) => way.piped);
/** More than a breaker bears. */
const MANY = 7;

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

describe.each(PIPED)('%s', (_way, way) => {
  test('reaches its visitor while the upstream still writes', async () => {
    answerWay(upstream, way, () => ({ raw: `{"code":200,"msg":"${'x'.repeat(2_000)}"}`, stall: true }));
    const { method = 'GET', headers = {}, body } = await way.options();
    const first = await new Promise<string>((resolve, reject) => {
      const req = request(`${gateway.origin}${way.path}`, {
        method,
        headers: { ...headers, 'x-forwarded-for': '198.19.7.7' },
      });
      req.on('response', (res) => {
        res.once('data', (chunk) => resolve(String(chunk)));
        res.on('error', () => {});
      });
      req.on('error', reject);
      req.end(body);
    });
    expect(first).toMatch(/^\{"code":200/);
    await soon(() => expect(upstream.underway()).toBe(0));
  });

  test('that stands still in its body is over when its time is: both connections end', async () => {
    answerWay(upstream, way, () => ({ ...GOOD, stall: true }));
    await expect(askBy(gateway.origin, way)).rejects.toThrow(/aborted|socket hang up|ECONNRESET/);
    await soon(() => expect(upstream.underway()).toBe(0));
    answerWay(upstream, way, () => GOOD);
    expect((await askBy(gateway.origin, way)).status).toBe(200);
  });

  test('that does not begin in time is the envelope of a slow upstream', async () => {
    answerWay(upstream, way, () => ({ hang: true }));
    const reply = await askBy(gateway.origin, way);
    expect([reply.status, reply.json()]).toEqual([504, { code: 504, msg: '数据服务响应超时，请稍后再试' }]);
    answerWay(upstream, way, () => GOOD);
    expect((await askBy(gateway.origin, way)).status).toBe(200);
  });

  test('has its head alone where only that was asked for', async () => {
    if (way.upstreamPath !== '/api/test/own' && !way.path.includes('token=mine')) return;
    answerWay(upstream, way, () => GOOD);
    const { status, bytes } = await askBy(gateway.origin, {
      ...way,
      options: async () => ({ method: 'HEAD' }),
    });
    expect([status, bytes.length]).toEqual([200, 0]);
  });
});

describe('a visitor who does not read what he asked for', () => {
  // On a loaded machine seven answers need this long to fill what their visitors leave unread.
  beforeAll(() => {
    time.answerMs = 2_000;
  });
  afterAll(() => {
    time.answerMs = 400;
  });

  test.each(PIPED.filter(([, { path }]) => path.includes('own') || path.includes('token=mine')))(
    'by %s is no failure of the upstream',
    async (_way, way) => {
      const raw = Buffer.concat([Buffer.from('{"code":200}'), Buffer.alloc(7 << 20, ' ')]);
      answerWay(upstream, way, () => ({ raw }));
      for (let times = 0; times < MANY; times += 1) {
        const socket = connect({ port: gateway.port, host: '127.0.0.1' });
        socket.on('error', () => {});
        socket.pause();
        socket.write(
          `GET ${way.path} HTTP/1.1\r\nHost: 127.0.0.1:${gateway.port}\r\nX-Forwarded-For: 198.19.8.${times}\r\n\r\n`,
        );
        open.push(socket);
      }
      await sleep(time.answerMs + 300);
      answerWay(upstream, way, () => GOOD);
      expect((await askBy(gateway.origin, way)).status).toBe(200);
    },
  );
});
