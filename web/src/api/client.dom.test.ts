import { coinInfoEndpoints } from '@coinmirror/shared/contract/coin/info.ts';
import { accountEndpoints } from '@coinmirror/shared/contract/community/account.ts';
import { marketEndpoints } from '@coinmirror/shared/contract/market.ts';
import { siteEndpoints } from '@coinmirror/shared/contract/site.ts';
import Cookies from 'js-cookie';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';
import { call } from './call.ts';
import { send } from './client.ts';
import { errorText } from './failure.ts';
import { mayPass } from './retry/mayPass.ts';

const reading = call(siteEndpoints.contactQr, { appid: 1 });
const writing = call(accountEndpoints.memberLogin, { areacode: '86', mobile: '1', type: 1, password: 'x' });

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

/** Returns these answers in turn, then repeats the last; records when each call came, ms after the first. */
function answerInTurn(...answers: readonly (() => Promise<Response> | Response)[]): readonly number[] {
  const times: number[] = [];
  server.use(
    http.all('*/api/*', () => {
      times.push(Date.now());
      return (answers[times.length - 1] ?? answers.at(-1))?.();
    }),
  );
  return times;
}

async function outcomeOf(asked: typeof reading | typeof writing, ms: number) {
  const outcome = send(asked, new AbortController().signal);
  for (let passed = 0; passed < ms; passed += 100) await vi.advanceTimersByTimeAsync(100);
  return outcome;
}

const broken = () => new HttpResponse(null, { status: 500 });
const good = () => HttpResponse.json({ code: 200, msg: '', data: { list: [] } });

it('retries a failed read three times, a second apart', async () => {
  const times = answerInTurn(broken, HttpResponse.error, broken, good);
  expect(await outcomeOf(reading, 4000)).toMatchObject({ data: { value: [] } });
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses).toHaveLength(3);
  for (const pause of pauses) expect(Math.round(pause / 1000)).toBe(1);
});

it('returns a failure as data after the fourth attempt', async () => {
  const times = answerInTurn(broken);
  expect(await outcomeOf(reading, 5000)).toMatchObject({ error: { kind: 'http', status: 500, message: '' } });
  expect(times).toHaveLength(4);
});

it('asks once for what has no source, and says so as an outcome of its own', async () => {
  const times = answerInTurn(() => HttpResponse.json({ code: 1501, msg: '未接入：没有公开的名单' }));
  const error = { kind: 'unconnected', why: 'unconnected', word: '未接入', message: '没有公开的名单' };
  expect(await outcomeOf(reading, 5000)).toMatchObject({ error });
  expect(times).toHaveLength(1);
});

it('says of a paused source that it is paused', async () => {
  answerInTurn(() => HttpResponse.json({ code: 1501, msg: '暂停：币安：地区限制；稍后再试' }));
  const error = { kind: 'unconnected', why: 'paused', word: '暂停', message: '币安：地区限制；稍后再试' };
  expect(await outcomeOf(reading, 5000)).toMatchObject({ error });
});

it('sends a write once, whatever happens to it', async () => {
  const times = answerInTurn(broken);
  expect(await outcomeOf(writing, 3000)).toMatchObject({ error: { kind: 'http' } });
  expect(times).toHaveLength(1);
});

it('times out after 30 s, not before', async () => {
  answerInTurn(async () => {
    await delay('infinite');
    return good();
  });
  let outcome: unknown = null;
  void send(writing, new AbortController().signal).then((failure) => {
    outcome = failure;
  });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(outcome).toBeNull();
  await vi.advanceTimersByTimeAsync(1_500);
  await soon(() => expect(outcome).toMatchObject({ error: { kind: 'network' } }));
});

it.each([
  ['a session', 't-1', 't-1'],
  ['nobody', '', null],
])('of %s the token cookie goes along as authorization', async (_who, token, header) => {
  if (token !== '') Cookies.set('user_token', token);
  const seen: (string | null)[] = [];
  server.use(
    http.get('*/api/*', ({ request }) => {
      seen.push(request.headers.get('authorization'));
      return good();
    }),
  );
  await outcomeOf(reading, 100);
  expect(seen).toEqual([header]);
});

it('tells the market host whether WebP is supported, and the community host nothing', async () => {
  const seen: string[] = [];
  server.use(
    http.all('*/api/*', async ({ request }) => {
      seen.push(new URL(request.url).search + (await request.text()));
      return good();
    }),
  );
  await outcomeOf(call(marketEndpoints.globalMarket, {}), 100);
  await outcomeOf(call(coinInfoEndpoints.coinInfo, { code: 'bitcoin' }), 100);
  await outcomeOf(writing, 100);
  expect(seen.slice(0, 2)).toEqual(['?webp=0', '{"code":"bitcoin","webp":0}']);
  expect(seen[2]).not.toContain('webp');
});

it('treats a code other than 0 and 200 as a refusal with the upstream’s own message', async () => {
  answerInTurn(() => HttpResponse.json({ code: 403, msg: '手机号已经存在' }));
  expect(await outcomeOf(writing, 100)).toMatchObject({
    error: { kind: 'api', code: 403, message: '手机号已经存在' },
  });
});

/** An answer that breaks off after half of its body. */
function cut() {
  const halves = ['{"code":200,"data":{"li'];
  return new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        const half = halves.pop();
        if (half === undefined) controller.error(new TypeError('terminated'));
        else controller.enqueue(new TextEncoder().encode(half));
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  );
}

it.each([
  ['a read', reading],
  ['a write', writing],
])('says that the answer to %s broke off, and asks no second time', async (_what, asked) => {
  const fetched = vi.fn(async () => cut());
  // The mocked server cannot break off.
  vi.stubGlobal('fetch', fetched);
  const outcome = await outcomeOf(asked, 500);
  vi.unstubAllGlobals();
  expect(outcome).toMatchObject({ error: { kind: 'network', isCut: true } });
  expect('error' in outcome && errorText(outcome.error)).toBe('数据没有收完，请稍后再试');
  expect(fetched).toHaveBeenCalledTimes(1);
});

it.each([
  ['of nothing', reading, () => new HttpResponse(''), '收到的数据无法识别，请稍后再试'],
  [
    'with the server’s own words about its error',
    reading,
    () => HttpResponse.json({ code: 500, msg: 'SQLITE_BUSY' }),
    '服务暂时不可用，请稍后再试',
  ],
  [
    'with a server’s stack',
    reading,
    () => HttpResponse.json({ code: 500, msg: '错误\n    at read (db.js:7:1)' }),
    '服务暂时不可用，请稍后再试',
  ],
  [
    'that says in Chinese why the server failed',
    writing,
    () => HttpResponse.json({ code: 500, msg: '短信服务繁忙' }),
    '短信服务繁忙',
  ],
])(
  'says in Chinese what is wrong with an answer %s, and asks no second time',
  async (_what, asked, answer, text) => {
    const times = answerInTurn(answer);
    const outcome = await outcomeOf(asked, 500);
    expect('error' in outcome ? errorText(outcome.error) : outcome).toBe(text);
    expect('error' in outcome && mayPass(outcome.error)).toBe(true);
    expect(times).toHaveLength(1);
  },
);

it.each([
  [
    'a page in the place of data',
    () => HttpResponse.html('<h1>Log in to the network</h1>'),
    { kind: 'contract' },
  ],
  [
    'data of another shape',
    () => HttpResponse.json({ code: 200, data: { list: 'none' } }),
    { kind: 'contract' },
  ],
  [
    'a refusal with its status',
    () => HttpResponse.json({ code: 403, msg: '无权访问' }, { status: 403 }),
    { kind: 'api', code: 403, message: '无权访问' },
  ],
  [
    'a page that says 404',
    () => HttpResponse.html('<h1>404</h1>', { status: 404 }),
    { kind: 'http', status: 404 },
  ],
])('an answer that is none of ours is told by what it is: %s', async (_what, answer, failure) => {
  answerInTurn(answer);
  expect(await outcomeOf(reading, 100)).toMatchObject({ error: failure });
});

const ID = '1f0c2a34-5b67-489d-a0b1-c2d3e4f50617';
const named = { headers: { 'x-request-id': ID } };

it.each([
  ['a server error', () => new HttpResponse(null, { status: 500, ...named }), { kind: 'http' }],
  [
    'an error in words',
    () => HttpResponse.json({ code: 502, msg: '' }, { status: 502, ...named }),
    { code: 502 },
  ],
  ['an error of status 200', () => HttpResponse.json({ code: 500, msg: '' }, named), { kind: 'http' }],
  [
    'a limit',
    () => HttpResponse.json({ code: 429, msg: '慢一点' }, { status: 429, ...named }),
    { code: 429 },
  ],
  ['a page in the place of data', () => HttpResponse.html('<h1>', named), { kind: 'contract' }],
  ['data of another shape', () => HttpResponse.json({ code: 200, data: 1 }, named), { kind: 'contract' }],
])('the failure of %s carries the id that its answer tells', async (_what, answer, failure) => {
  answerInTurn(answer);
  expect(await outcomeOf(writing, 500)).toMatchObject({ error: { ...failure, requestId: ID } });
});

it('what does not look like an id is none', async () => {
  answerInTurn(() => new HttpResponse(null, { status: 500, headers: { 'x-request-id': '<b>an id</b>' } }));
  expect(await outcomeOf(writing, 500)).toEqual(
    expect.objectContaining({ error: { kind: 'http', status: 500, message: '' } }),
  );
});
