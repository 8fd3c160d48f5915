import * as v from 'valibot';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';
import type { Routes } from '../route.ts';

/** A block every twelve seconds, from this one at the start of 2026 on. */
const FIRST_BLOCK = 24_130_000;
const START = Date.UTC(2026, 0, 1);
const BLOCK = 12_000;

const call = v.object({ id: v.number(), method: v.string(), params: v.optional(v.array(v.unknown()), []) });
const posted = v.union([call, v.array(call)]);

/** An Ethereum node: one call or a batch of them, numbers in hex, fees in wei. */
export function ethereumRoutes(world: FakeWorld): Routes {
  return [
    [
      '/',
      async (asked) => {
        const calls = v.parse(posted, JSON.parse(asked.posted));
        return Array.isArray(calls)
          ? Promise.all(calls.map((each) => answer(world, each)))
          : answer(world, calls);
      },
    ],
  ];
}

async function answer(world: FakeWorld, { id, method, params }: v.InferOutput<typeof call>) {
  if (method === 'eth_blockNumber') return { jsonrpc: '2.0', id, result: hex(blockAt(world.now())) };
  if (method === 'eth_feeHistory')
    return { jsonrpc: '2.0', id, result: await feeHistory(world, Number(params[0] ?? 20)) };
  return { jsonrpc: '2.0', id, error: { code: -32_601, message: `the method ${method} does not exist` } };
}

function blockAt(time: number): number {
  return FIRST_BLOCK + Math.floor((time - START) / BLOCK);
}

/** One base fee more than there are blocks: that of the next one. */
async function feeHistory(world: FakeWorld, count: number) {
  const newest = blockAt(world.now());
  const times = Array.from({ length: count + 1 }, (_, at) => world.now() - (count - at) * BLOCK);
  const quotes = (await inTruth(world.truth.gas, 'gas').at(times)).flatMap((quote) => quote ?? []);
  return {
    oldestBlock: hex(newest - count + 1),
    baseFeePerGas: quotes.map(({ baseFee }) => wei(baseFee)),
    gasUsedRatio: Array.from({ length: count }, (_, at) => 0.35 + 0.02 * (at % 10)),
    reward: quotes
      .slice(0, count)
      .map(({ baseFee, slow, standard, fast }) =>
        [slow, standard, fast].map((offer) => wei(offer - baseFee)),
      ),
  };
}

function wei(gwei: number): string {
  return hex(Math.round(gwei * 1e9));
}

function hex(value: number): string {
  return `0x${value.toString(16)}`;
}
