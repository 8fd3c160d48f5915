import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountEndpoints } from '@coinmirror/shared/contract/community/account.ts';
import { SIGNATURE_REFUSAL_HEADER, signatureChallenge } from '@coinmirror/shared/signing/signatureRefusal.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { call, type From, newAddress, newMobile } from './support/logins.ts';
import { soon } from './support/soon.ts';
import { pointedAt, startGateway, type TestGateway } from './support/testGateway.ts';

const PATH = accountEndpoints.phoneCode.path;
const uid = (digit: number) => `uid=1c0de1c0-0000-4000-8000-00000000000${digit}`;

/** The sends that the upstream has got and not answered. */
let held: ServerResponse[];
let upstream: Server;
let gateway: TestGateway;
beforeEach(async () => {
  held = [];
  upstream = createServer((req, res) => void req.resume().on('end', () => held.push(res)));
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  gateway = await startGateway({ ...pointedAt(`http://127.0.0.1:${port}`), TRUST_PROXY: '1' });
});
afterEach(async () => {
  await gateway.close();
  upstream.closeAllConnections();
  upstream.close();
});

const send = (mobile: string, from: From, type = 5) =>
  call(gateway, 'phoneCode', { areacode: '86', mobile, type }, from);
const underway = (sends: number) => soon(() => expect(held).toHaveLength(sends));
/** Until the gateway has read what was sent before. */
async function arrived(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await ask(gateway.origin, '/healthz');
}
function answer(status = 200): void {
  const body = status === 200 ? { code: 200, data: { hint: '' } } : { code: status, msg: '短信暂时无法发送' };
  for (const res of held)
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

it('a send that is repeated while it is under way is made once, and answers everybody', async () => {
  const mobile = newMobile();
  const first = send(mobile, { cookie: uid(1) });
  await underway(1);
  const again = [1, 2, 3, 4, 5].map(() => send(`+86 ${mobile}`, { cookie: uid(1) }));
  await arrived();
  answer();
  const replies = await Promise.all([first, ...again]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  for (const { headers } of replies) expect(headers['set-cookie']?.[0]).toMatch(/^code_device=/);
  expect(held).toHaveLength(1);
  expect((await send(mobile, { cookie: uid(1) })).status).toBe(429);
});

it('a send is not that of another browser, number or purpose', async () => {
  const mobile = newMobile();
  const first = send(mobile, { cookie: uid(1) });
  await underway(1);
  const others = [
    send(mobile, { cookie: uid(2) }),
    send(mobile, { cookie: 'uid=1' }),
    send(mobile, { cookie: uid(1) }, 2),
    send(newMobile(), { cookie: uid(1) }),
  ];
  await underway(3);
  answer();
  const replies = await Promise.all([first, ...others]);
  expect(replies.map(({ status }) => status)).toEqual([200, 429, 429, 200, 200]);
});

it('a send goes on when its visitor is gone, and answers who comes back', async () => {
  const [mobile, address] = [newMobile(), newAddress()];
  const { port } = new URL(gateway.origin);
  const headers = { 'content-type': 'application/json', cookie: uid(1), 'x-forwarded-for': address };
  const left = request({ port, path: `/community${PATH}`, method: 'POST', headers });
  left.on('error', () => undefined);
  left.end(JSON.stringify({ areacode: '86', mobile, type: 5 }));
  await underway(1);
  left.destroy();
  const back = send(mobile, { cookie: uid(1), address });
  await arrived();
  answer();
  expect((await back).status).toBe(200);
  expect(held).toHaveLength(1);
});

it('a send that fails fails for everybody, and the next is a new one', async () => {
  const mobile = newMobile();
  const both = [send(mobile, { cookie: uid(1) })];
  await underway(1);
  both.push(send(mobile, { cookie: uid(1) }));
  await arrived();
  answer(424);
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([424, 424]);
  held.length = 0;
  const next = send(mobile, { cookie: uid(1) });
  await underway(1);
  answer(424);
  expect((await next).status).toBe(424);
});

it('a send that a wrong clock has delayed answers everybody who waits for it', async () => {
  const mobile = newMobile();
  const both = [send(mobile, { cookie: uid(1) })];
  await underway(1);
  both.push(send(mobile, { cookie: uid(1) }));
  await arrived();
  held[0]
    ?.writeHead(401, {
      'content-type': 'application/json',
      date: new Date(Date.now() + 3_600_000).toUTCString(),
      [SIGNATURE_REFUSAL_HEADER]: signatureChallenge('time'),
    })
    .end(JSON.stringify({ code: 401, msg: '请求时间无效' }));
  await underway(2);
  held.shift();
  answer();
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  expect(held).toHaveLength(1);
});
