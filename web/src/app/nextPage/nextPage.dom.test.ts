import { coinInfoEndpoints } from '@coinmirror/shared/contract/coin/info.ts';
import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { call } from '#api/call.ts';
import { send } from '#api/client.ts';
import { expectAnswers } from '#api/nextAnswers.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { server } from '#testing/server.ts';
import { testSources } from '#testing/sources.ts';

const params = { code: 'bitcoin' };
const reading = call(coinInfoEndpoints.coinInfo, params);
const asking = () => send(reading, new AbortController().signal, 'coinInfo');

let asked: number;
beforeEach(() => {
  asked = 0;
  server.use(
    http.all('*/api/*', () => {
      asked += 1;
      return HttpResponse.json({ code: 500, msg: '没有答案' });
    }),
  );
  history.replaceState(null, '', '/currencies/bitcoin');
});
afterEach(() => expectAnswers('', Promise.resolve([])));

async function reported(asOf = TEST_NOW) {
  const { body } = await answer('coinInfo', params, { sources: testSources, token: '' });
  return { name: 'coinInfo', params, asOf, source: 'simulated', stale: false, body };
}

it('gives a call of the opened page the answer that is on its way, once', async () => {
  let arrive = (_calls: readonly Awaited<ReturnType<typeof reported>>[]) => {};
  expectAnswers('/currencies/bitcoin', new Promise((resolve) => (arrive = resolve)));
  const first = asking();
  arrive([await reported()]);
  expect(await first).toMatchObject({ data: { asOf: TEST_NOW, value: { code: 'bitcoin' } } });
  expect(asked).toBe(0);
  expect(await asking()).toMatchObject({ error: { message: '没有答案' } });
});

it.each([
  ['for another page', '/currencies/ethereum', params, 'coinInfo'],
  ['with other parameters', '/currencies/bitcoin', { code: 'ethereum' }, 'coinInfo'],
  ['of another call', '/currencies/bitcoin', params, 'coinRank'],
])('leaves a call alone where the answer is one %s', async (_what, pathname, givenParams, name) => {
  expectAnswers(pathname, Promise.resolve([{ ...(await reported()), params: givenParams, name }]));
  expect(await asking()).toMatchObject({ error: { message: '没有答案' } });
  expect(asked).toBe(1);
});

it('asks for itself where the answer does not decode, or none came', async () => {
  expectAnswers('/currencies/bitcoin', Promise.resolve([{ ...(await reported()), body: { code: 200 } }]));
  expect(await asking()).toMatchObject({ error: { message: '没有答案' } });
  expectAnswers('/currencies/bitcoin', Promise.resolve([]));
  expect(await asking()).toMatchObject({ error: { message: '没有答案' } });
});
