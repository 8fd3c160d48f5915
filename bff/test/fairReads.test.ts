import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, type Reply } from './support/ask.ts';
import { type FakeUpstream, startFakeUpstream } from './support/fakeUpstream.ts';
import { soon } from './support/soon.ts';
import { pointedAt, startGateway, type TestGateway } from './support/testGateway.ts';

const USUAL = endpoints.coinCharts.path;
const DEAR = endpoints.coinHistory.path;
const ANSWER = { body: { code: 200, data: {} } };
let upstream: FakeUpstream;
let gateway: TestGateway;
/** Has the upstream answer what it was asked first. */
let release: () => void;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  const released = Promise.withResolvers<void>();
  release = released.resolve;
  upstream.on('*', () => ({ ...ANSWER, until: released.promise }));
  upstream.seen.length = 0;
  gateway = await startGateway({ ...pointedAt(upstream.origin), TRUST_PROXY: '1' });
});
afterEach(() => gateway.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('whoever reads more than anybody', () => {
  test.each([
    ['charts', 8, (at: number) => `${USUAL}?code=coin${at}`],
    ['what is dear', 2, (at: number) => `${DEAR}?coincode=coin${at}`],
    ['the same, with a token that keeps it from the cache', 2, () => `${DEAR}?coincode=coin&token=x`],
    ['the pages of coins', 8, (at: number) => `/currencies/coin${at}`],
    ['their data', 8, (at: number) => `/page-data/currencies/coin${at}`],
  ])('of %s has %d reads under way, and keeps nobody else waiting', async (_what, most, address) => {
    let answered = 0;
    const flood = Array.from({ length: 40 }, async (_, at) => {
      await ask(gateway.origin, address(at), from(`203.0.113.7:${2_000 + at}`));
      answered += 1;
    });
    await soon(() => expect(upstream.underway()).toBeGreaterThanOrEqual(most));
    const asked = upstream.seen.length;
    upstream.on('*', () => ANSWER);
    for (const path of [`${USUAL}?code=other`, `${DEAR}?coincode=other`])
      expect((await ask(gateway.origin, path, from('198.51.100.7'))).status).toBe(200);
    expect(answered).toBe(0);
    // A page asks for both kinds.
    expect(asked).toBeLessThanOrEqual(most === 8 ? 10 : 2);
    release();
    await Promise.all(flood);
  });

  test('shares what another has asked for, and does not wait for it in his own line', async () => {
    const flood = Array.from({ length: 30 }, (_, at) =>
      ask(gateway.origin, `${USUAL}?code=coin${at}`, from('203.0.113.8')),
    );
    await soon(() => expect(upstream.seen).toHaveLength(8));
    upstream.on('*', () => ANSWER);
    // It waits in the line of the flood.
    const reply = await ask(gateway.origin, `${USUAL}?code=coin20`, from('198.51.100.8'));
    expect([reply.status, upstream.seen.length]).toEqual([200, 9]);
    release();
    await Promise.all(flood);
    expect(upstream.seen).toHaveLength(30);
  });

  test('is refused what is too much even to wait for, with a word when to come again', async () => {
    const refused: Reply[] = [];
    const flood = Array.from({ length: 240 }, async (_, at) => {
      const reply = await ask(gateway.origin, `${USUAL}?code=coin${at}`, from('203.0.113.9'));
      if (reply.status === 429) refused.push(reply);
    });
    await soon(() => expect(refused.length).toBeGreaterThan(0));
    upstream.on('*', () => ANSWER);
    release();
    await Promise.all(flood);
    expect(refused.length).toBeLessThanOrEqual(32);
    expect([refused[0]?.headers['retry-after'], refused[0]?.json().code]).toEqual(['1', 429]);
  });
});
