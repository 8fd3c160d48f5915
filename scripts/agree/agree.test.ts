import { pointedAt, startGateway, type TestGateway } from '@coinmirror/bff/test/support/testGateway.ts';
import { startUpstream, type Upstream } from '@coinmirror/upstream/server/startUpstream.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { COINS, PLACES } from './samples.ts';

const START = Date.parse('2026-11-20T04:00:00Z');
const CYCLE = 5_000;
/** ms between two polls: together they hit every part of a cycle. */
const PAUSES = [0, 1_300, 2_100, 1_700, 4_900, 7_300, 600];

let moved = 0;
let upstream: Upstream;
let gateway: TestGateway;

// The upstream's clock and the gateway's are moved together by hand.
const elapsed = performance.now.bind(performance);
beforeAll(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + moved);
  upstream = await startUpstream({
    port: 0,
    seed: 7,
    now: () => START + moved,
    clientId: 'test',
    secret: 'test-secret',
    dataDir: null,
  });
  gateway = await startGateway(pointedAt(upstream.origin));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await gateway.close();
  await upstream.close();
});

it('list, detail, boards and search agree on a coin at any time within a beat', async () => {
  const said = new Map<string, Set<number | undefined>>();
  for (const [look, pause] of PAUSES.entries()) {
    moved += pause;
    // Each poll begins at another place: answers cached by the poll before must not mix with new ones.
    const order = PLACES.map((_, at) => PLACES[(at + 3 * look) % PLACES.length]);
    for (const place of order) {
      const { asOf, prices } = (await place?.read(gateway.origin)) ?? {
        asOf: 0,
        prices: new Map<string, number>(),
      };
      expect(asOf, place?.place).toBe(START + Math.floor(moved / CYCLE) * CYCLE);
      for (const code of COINS) {
        const key = `${code} at ${asOf}`;
        if (prices.has(code)) said.set(key, (said.get(key) ?? new Set()).add(prices.get(code)));
      }
    }
  }
  expect([...said].filter(([, prices]) => prices.size > 1)).toEqual([]);
  expect(said.size).toBeGreaterThan(3 * COINS.length);
});
