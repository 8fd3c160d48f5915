import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startFakeSite } from './support/site.ts';

const { upstream, gateway } = await startFakeSite();

afterEach(() => {
  upstream.seen.length = 0;
});

const RANK = '/api/coin/web-coinrank';
const ok = (data: unknown) => ({ body: { code: 200, msg: '', data } });

describe('reading calls', () => {
  test('what stands in no row is a 404 and never reaches the upstream', async () => {
    for (const path of [
      '/api/nope',
      '/api/',
      '/api/home/global/',
      '/api/home',
      '/community/api/home/global',
    ]) {
      const reply = await ask(gateway.origin, path);
      expect([path, reply.status, reply.json().code]).toEqual([path, 404, 404]);
    }
    expect(upstream.seen).toEqual([]);
  });

  test('a wrong method is a 405 that names the right one', async () => {
    const reply = await ask(gateway.origin, '/api/home/global', { method: 'POST', body: '{}' });
    expect([reply.status, reply.headers.allow]).toEqual([405, 'GET']);
    expect(upstream.seen).toEqual([]);
  });

  test('many who ask at once are one question to the upstream', async () => {
    upstream.on('/api/home/global', () => ({ ...ok({ n: 1 }), delay: 80 }));
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => ask(gateway.origin, '/api/home/global')),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(upstream.seen).toHaveLength(1);
  });

  test('the order of parameters and unknown ones make no new question', async () => {
    upstream.on(RANK, () => ok([]));
    await ask(gateway.origin, `${RANK}?page=7&pagesize=100&type=-1`);
    await ask(gateway.origin, `${RANK}?type=-1&page=7&pagesize=100&utm_source=x&_=123`);
    expect(upstream.seen).toHaveLength(1);
    expect(upstream.seen[0]?.query.has('utm_source')).toBe(false);
  });

  test('every spelling of a search word is one question, asked again with the next beat', async () => {
    const path = '/api/search/websearch';
    upstream.on(path, () => ({ ...ok([]), headers: { 'x-data-holds': '300' } }));
    for (const word of ['BTC', 'btc', ' Btc ', 'ＢＴＣ', '$btc'])
      expect((await ask(gateway.origin, `${path}?code=${encodeURIComponent(word)}`)).status).toBe(200);
    expect(upstream.seen.map(({ query }) => query.get('code'))).toEqual(['btc']);
    await sleep(400);
    await ask(gateway.origin, `${path}?code=BTC`);
    expect(upstream.seen).toHaveLength(2);
    for (const word of ['比特幣', '比特币', '。'])
      await ask(gateway.origin, `${path}?code=${encodeURIComponent(word)}`);
    expect(upstream.seen.slice(2).map(({ query }) => query.get('code'))).toEqual(['比特币', '。']);
  });

  test('the market host is told whether pictures may be WebP, by one word of two, so that nothing else is a question', async () => {
    upstream.on(RANK, () => ok([]));
    for (const flag of ['', '&webp=1', '&webp=7', '&webp=%27', '&webp=0'])
      await ask(gateway.origin, `${RANK}?page=19${flag}`);
    expect(upstream.seen.map(({ query }) => query.get('webp'))).toEqual(['1', '0']);
  });

  test('an answer says when it was true, and is not sent again to who has it', async () => {
    upstream.on(RANK, () => ok([1]));
    const first = await ask(gateway.origin, `${RANK}?page=8`);
    expect(Math.abs(Number(first.headers['x-data-as-of']) - Date.now())).toBeLessThan(5000);
    expect(first.headers['x-data-stale']).toBeUndefined();
    const again = await ask(gateway.origin, `${RANK}?page=8`, {
      headers: { 'if-none-match': first.headers.etag ?? '' },
    });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('a large answer comes compressed when the visitor takes it', async () => {
    upstream.on(RANK, () => ok(Array.from({ length: 500 }, (_, index) => ({ index }))));
    const reply = await ask(gateway.origin, `${RANK}?page=9`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.headers.vary).toContain('Accept-Encoding');
  });

  test('cookies stay here; Authorization of a shared answer does too', async () => {
    upstream.on(RANK, () => ok([]));
    await ask(gateway.origin, `${RANK}?page=10`, {
      headers: { cookie: 'user_token=secret', authorization: 'secret', referer: 'http://x/13800138000' },
    });
    const headers = upstream.seen[0]?.headers ?? {};
    expect([headers.cookie, headers.authorization, headers.referer]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a call about one visitor is passed through with his Authorization, and kept for nobody', async () => {
    upstream.on('/api/search/websearch', ({ headers }) => ok({ who: headers.authorization }));
    const path = '/api/search/websearch?code=btc&token=t1';
    const reply = await ask(gateway.origin, path, { headers: { authorization: 'mine', cookie: 'a=1' } });
    expect(reply.body).toContain('mine');
    expect(reply.headers['cache-control']).toBe('no-store');
    await ask(gateway.origin, path, { headers: { authorization: 'mine' } });
    expect(upstream.seen).toHaveLength(2);
    expect(upstream.seen[0]?.headers.cookie).toBeUndefined();
  });

  test('a refusal of the upstream is passed on as it is and not kept', async () => {
    upstream.on(RANK, () => ({ status: 400, body: { code: 400, msg: '参数不正确' } }));
    const path = `${RANK}?page=11`;
    expect((await ask(gateway.origin, path)).json()).toEqual({ code: 400, msg: '参数不正确' });
    upstream.on(RANK, () => ok([]));
    expect((await ask(gateway.origin, path)).status).toBe(200);
  });

  test.each([
    ['a server error', { status: 500, raw: '<html>oops</html>' }, 502],
    ['a page instead of data', { raw: '<html>' }, 502],
    ['half an answer', { raw: '{"code":200,"data":[' }, 502],
    ['a cut connection', { cut: true }, 503],
  ])('%s becomes an envelope', async (what, answer, status) => {
    upstream.on(RANK, () => answer);
    const reply = await ask(gateway.origin, `${RANK}?page=12&chain=${encodeURIComponent(what)}`);
    expect([reply.status, reply.json().code]).toEqual([status, status]);
    expect(reply.json().msg).toMatch(/[\u4e00-\u9fff]/);
    expect(reply.body).not.toContain('oops');
    upstream.on(RANK, () => ok([]));
    await ask(gateway.origin, `${RANK}?page=13&chain=${encodeURIComponent(what)}`);
  });

  test('the upstream’s own cookies, server name and policies do not reach a visitor', async () => {
    const headers = { 'set-cookie': 'a=1', server: 'secret/1.0', 'access-control-allow-origin': '*' };
    upstream.on(RANK, () => ({ ...ok([]), headers }));
    const reply = await ask(gateway.origin, `${RANK}?page=14`);
    for (const name of Object.keys(headers)) expect(reply.headers[name]).toBeUndefined();
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('a call that reads by POST', () => {
  const INFO = '/api/coin/web-coininfo';
  const post = (body: unknown) =>
    ask(gateway.origin, INFO, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });

  test('is kept like a GET, by the parameters its row knows', async () => {
    upstream.on(INFO, ({ body }) => ok({ asked: JSON.parse(body) }));
    expect((await post({ code: 'bitcoin', addlink: 1 })).body).toContain('bitcoin');
    await post({ addlink: 1, code: 'bitcoin', junk: 'x' });
    expect(upstream.seen).toHaveLength(1);
    expect(upstream.seen[0]?.body).not.toContain('junk');
  });

  test('with a visitor’s token it is his alone', async () => {
    upstream.on(INFO, () => ok({}));
    await post({ code: 'ethereum', token: 'mine' });
    await post({ code: 'ethereum', token: 'mine' });
    expect(upstream.seen).toHaveLength(2);
    expect(JSON.parse(upstream.seen[0]?.body ?? '')).toEqual({ code: 'ethereum', token: 'mine' });
  });
});
