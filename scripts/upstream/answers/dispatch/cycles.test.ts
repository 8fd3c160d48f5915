import { EACH_CYCLE } from '@coinmirror/shared/contract/endpoint.ts';
import {
  type ApiEndpointName,
  type EndpointName,
  endpoints,
  isCommunityEndpoint,
} from '@coinmirror/shared/contract/endpoints.ts';
import { AS_OF_HEADER, HOLDS_HEADER } from '@coinmirror/shared/contract/provenance.ts';
import { createTestWorld } from '@coinmirror/testing/world.ts';
import { describe, expect, it, vi } from 'vitest';
import type { CoinsPort } from '../../ports/coins.ts';
import { requirePort } from '../../ports/requirePort.ts';
import { answer } from './answer.ts';

const START = Date.parse('2026-03-10T09:30:00Z');
const CYCLE = 5_000;

/** A market with a manually moved clock. */
function moved() {
  const clock = { time: START };
  return { clock, sources: createTestWorld(() => clock.time) };
}

describe('an answer', () => {
  it.each([
    [0, START, CYCLE],
    [3_200, START, 1_800],
    [CYCLE, START + CYCLE, CYCLE],
  ])('%d ms after a beat is of that beat, and gives its remaining lifetime', async (after, asOf, holds) => {
    const { clock, sources } = moved();
    clock.time = START + after;
    const { headers } = await answer('globalMarket', {}, { sources, token: '' });
    expect(headers).toMatchObject({ [AS_OF_HEADER]: String(asOf), [HOLDS_HEADER]: String(holds) });
  });

  it('is recomputed if the beat changes meanwhile, so that its parts are of one instant', async () => {
    const { clock, sources } = moved();
    let turns = 1;
    const coins: CoinsPort = {
      ...sources.coins,
      async all() {
        if (turns-- > 0) clock.time += CYCLE;
        return sources.coins.all();
      },
    };
    const turning = { ...sources, coins };
    const made = await answer('globalMarket', {}, { sources: turning, token: '' });
    expect(made).toEqual(await answer('globalMarket', {}, { sources, token: '' }));
    expect(made.headers?.[AS_OF_HEADER]).toBe(String(START + CYCLE));
  });

  it('stays the same until the next beat, except gold, which ticks', async () => {
    const { clock, sources } = moved();
    const read = async () => {
      const [{ body }, list] = await Promise.all([
        answer('globalMarket', {}, { sources, token: '' }),
        answer('coinRank', {}, { sources, token: '' }),
      ]);
      const { xauprice, ...rest } = (body as { data: Record<string, unknown> }).data;
      return { gold: xauprice, rest: JSON.stringify([rest, list.body]) };
    };
    const first = await read();
    clock.time = START + CYCLE - 1;
    const last = await read();
    expect(last.rest).toBe(first.rest);
    expect(last.gold).not.toBe(first.gold);
    clock.time = START + CYCLE;
    expect((await read()).rest).not.toBe(first.rest);
  });
});

describe('the socket', () => {
  it('agrees with the lists at a beat', async () => {
    const { clock, sources } = moved();
    clock.time = START + 3 * CYCLE;
    vi.useFakeTimers();
    try {
      const ticks = await new Promise<readonly { code: string; price: number; change24h: number | null }[]>(
        (received) => {
          const stop = requirePort(sources, 'ticks').subscribe(['bitcoin', 'solana'], (said) => {
            stop();
            received(said);
          });
          vi.advanceTimersByTime(1_000);
        },
      );
      const coins = new Map((await sources.coins.all()).map((coin) => [coin.code, coin]));
      expect(ticks).toHaveLength(2);
      for (const { code, price, change24h } of ticks) {
        expect([price, change24h]).toEqual([coins.get(code)?.price, coins.get(code)?.change24h]);
      }
    } finally {
      vi.useRealTimers();
    }
  });
});

/** Answers kept longer that may still change with a cycle: name orders and read counts. */
const NOT_OF_PRICES: ReadonlySet<EndpointName> = new Set([
  'coinDirectory',
  'coinContracts',
  'newsList',
  'newsDetail',
  'newsHot',
  'newsDesks',
  'newsSearch',
  'coinNews',
  'coinFeed',
]);
const PARAMS = {
  code: 'bitcoin',
  coincode: 'bitcoin',
  exchangecode: 'binance',
  id: 1,
  tickerid: 'binance_btc_usdt',
};

const memo = Object.keys(endpoints).filter((name): name is ApiEndpointName => {
  const { policy } = endpoints[name as EndpointName];
  return (
    !isCommunityEndpoint(name as EndpointName) &&
    typeof policy === 'number' &&
    policy > EACH_CYCLE &&
    !NOT_OF_PRICES.has(name as EndpointName)
  );
});

const shared = moved();

it.each(memo)(
  '%s, which is kept over several beats, does not change with them (else its policy is EACH_BEAT)',
  async (name) => {
    const { clock, sources } = shared;
    clock.time = START;
    const first = await answer(name, PARAMS, { sources, token: '' });
    clock.time = START + CYCLE;
    expect((await answer(name, PARAMS, { sources, token: '' })).body).toEqual(first.body);
  },
);
