import { request } from 'node:http';
import { accountEndpoints } from '@coinmirror/shared/contract/community/account.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeUpstream, startFakeUpstream } from './support/fakeUpstream.ts';
import { call, type From, newAddress, newMobile } from './support/logins.ts';
import { soon } from './support/soon.ts';
import { pointedAt, startGateway, type TestGateway } from './support/testGateway.ts';

const PATH = accountEndpoints.phoneCode.path;
const uid = (digit: number) => `uid=1c0de1c0-0000-4000-8000-00000000000${digit}`;

let upstream: FakeUpstream;
let gateway: TestGateway;
beforeEach(async () => {
  upstream = await startFakeUpstream();
  upstream.on(PATH, () => ({ body: { code: 200, data: { hint: '' } }, delay: 400 }));
  gateway = await startGateway({ ...pointedAt(upstream.origin), TRUST_PROXY: '1' });
});
afterEach(async () => {
  await gateway.close();
  await upstream.close();
});

const ask = (mobile: string, from: From, type = 5) =>
  call(gateway, 'phoneCode', { areacode: '86', mobile, type }, from);
const underway = (sends = 1) => soon(() => expect(upstream.seen).toHaveLength(sends));

it('a send that is repeated while it is under way is made once, and answers everybody', async () => {
  const mobile = newMobile();
  const first = ask(mobile, { cookie: uid(1) });
  await underway();
  const again = [1, 2, 3, 4, 5].map(() => ask(`+86 ${mobile}`, { cookie: uid(1) }));
  const replies = await Promise.all([first, ...again]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  for (const { headers } of replies) expect(headers['set-cookie']?.[0]).toMatch(/^code_device=/);
  expect(upstream.seen).toHaveLength(1);
  expect((await ask(mobile, { cookie: uid(1) })).status).toBe(429);
});

it('it is not that of another browser, number or purpose', async () => {
  const mobile = newMobile();
  const first = ask(mobile, { cookie: uid(1) });
  await underway();
  const others = await Promise.all([
    ask(mobile, { cookie: uid(2) }),
    ask(mobile, { cookie: 'uid=1' }),
    ask(mobile, { cookie: uid(1) }, 2),
    ask(newMobile(), { cookie: uid(1) }),
  ]);
  expect(others.map(({ status }) => status)).toEqual([429, 429, 200, 200]);
  expect((await first).status).toBe(200);
  expect(upstream.seen).toHaveLength(3);
});

it('it goes on when its visitor is gone, and answers who comes back', async () => {
  const [mobile, address] = [newMobile(), newAddress()];
  const { port } = new URL(gateway.origin);
  const headers = { 'content-type': 'application/json', cookie: uid(1), 'x-forwarded-for': address };
  const left = request({ port, path: `/community${PATH}`, method: 'POST', headers });
  left.on('error', () => undefined);
  left.end(JSON.stringify({ areacode: '86', mobile, type: 5 }));
  await underway();
  left.destroy();
  expect((await ask(mobile, { cookie: uid(1), address })).status).toBe(200);
  expect(upstream.seen).toHaveLength(1);
});

it('one that fails fails for everybody, and the next is a new one', async () => {
  upstream.on(PATH, () => ({
    status: 424,
    body: { code: 424, msg: '短信暂时无法发送，请稍后再试' },
    delay: 300,
  }));
  const mobile = newMobile();
  const first = ask(mobile, { cookie: uid(1) });
  await underway();
  const again = ask(mobile, { cookie: uid(1) });
  expect([(await first).status, (await again).status]).toEqual([424, 424]);
  expect((await ask(mobile, { cookie: uid(1) })).status).toBe(424);
  expect(upstream.seen).toHaveLength(2);
});
