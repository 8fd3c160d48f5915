import { DAY } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../../../catalogue/anchor.ts';
import { WireAnswer } from '../../replayServer.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';
import type { Asked, Routes } from '../route.ts';
import { seconds } from '../wire.ts';

/** Bitcoin's block at the start of 2026, about; a block every ten minutes since. */
const FIRST_HEIGHT = 930_300;
const BLOCK = 600_000;
/** Blocks between two changes of its difficulty. */
const PERIOD = 2_016;
const SPANS: Readonly<Record<string, number>> = {
  '3d': 3,
  '1m': 30,
  '3m': 90,
  '6m': 180,
  '1y': 365,
  '2y': 730,
  '3y': 1_095,
  all: 2_000,
};

const heightAt = (time: number) => FIRST_HEIGHT + Math.floor((time - ANCHOR) / BLOCK);
const startOf = (height: number) => ANCHOR + (height - FIRST_HEIGHT) * BLOCK;
/** The difficulty at which a hash rate finds a block in ten minutes. */
const difficultyOf = (hashRate: number) => (hashRate * 600) / 2 ** 32;

/** mempool.space: the height in plain text, hash rates in hashes a second, times in seconds. */
export function mempoolRoutes(world: FakeWorld): Routes {
  return [
    ['/api/blocks/tip/height', () => new WireAnswer(String(heightAt(world.now())), { type: 'text/plain' })],
    ['/api/v1/fees/recommended', () => fees(world.now())],
    ['/api/v1/difficulty-adjustment', () => adjustment(world.now())],
    [/^\/api\/v1\/mining\/hashrate\/(\w+)$/, (asked) => mining(world, asked)],
  ];
}

/** A few satoshi a byte, more in the busy hours. */
function fees(time: number) {
  const hourFee = 2 + Math.round(2 * Math.abs(Math.sin(time / DAY)));
  return { fastestFee: hourFee + 2, halfHourFee: hourFee + 1, hourFee, economyFee: 2, minimumFee: 1 };
}

function adjustment(time: number) {
  const height = heightAt(time);
  const done = height % PERIOD;
  const next = height - done + PERIOD;
  return {
    progressPercent: (done / PERIOD) * 100,
    difficultyChange: 0.42,
    estimatedRetargetDate: startOf(next),
    remainingBlocks: PERIOD - done,
    remainingTime: startOf(next) - time,
    previousRetarget: -1.2,
    nextRetargetHeight: next,
    timeAvg: BLOCK,
    adjustedTimeAvg: BLOCK,
    timeOffset: 0,
  };
}

async function hashRates(world: FakeWorld, days: number) {
  const port = inTruth(world.truth.mining, 'mining');
  const today = Math.floor(world.now() / DAY) * DAY;
  const times = Array.from({ length: days }, (_, at) => today - (days - 1 - at) * DAY);
  const rates = await Promise.all(times.map((time) => port.hashRates(['bitcoin'], time)));
  return times.flatMap((time, at) => {
    const rate = rates[at]?.[0];
    return rate == null ? [] : [{ time, rate }];
  });
}

async function mining(world: FakeWorld, { parts: [span = ''] }: Asked) {
  const days = SPANS[span];
  if (days === undefined) return undefined;
  const known = await hashRates(world, days);
  const current = known.at(-1)?.rate ?? 0;
  const changes = known.filter(({ time }) => (heightAt(time) % PERIOD) * BLOCK < DAY);
  return {
    hashrates: known.map(({ time, rate }) => ({ timestamp: seconds(time), avgHashrate: rate })),
    difficulty: changes.map(({ time, rate }) => ({
      time: seconds(time),
      height: heightAt(time) - (heightAt(time) % PERIOD),
      difficulty: difficultyOf(rate),
      adjustment: 1.004,
    })),
    currentHashrate: current,
    currentDifficulty: difficultyOf(current),
  };
}

/** Blockchain.com: hash rates in tera-hashes a second, times in seconds. */
export function blockchainRoutes(world: FakeWorld): Routes {
  return [[/^\/charts\/([\w-]+)$/, (asked) => chart(world, asked)]];
}

async function chart(world: FakeWorld, { query, parts: [name = ''] }: Asked) {
  const [, count = '', unit = ''] = /^(\d+)(days|years)$/.exec(query.get('timespan') ?? '') ?? [];
  const days = Math.min(count === '' ? 2_000 : Number(count) * (unit === 'years' ? 365 : 1), 2_000);
  const values = await valuesOf(world, name, days);
  return values && { status: 'ok', name, unit: '', period: 'day', description: '', values };
}

async function valuesOf(world: FakeWorld, name: string, days: number) {
  const known = await hashRates(world, days);
  const at = ({ time }: { readonly time: number }, y: number) => ({ x: seconds(time), y });
  if (name === 'hash-rate') return known.map((day) => at(day, day.rate / 1e12));
  if (name === 'n-transactions') return known.map((day) => at(day, 380_000 + ((day.time / DAY) % 7) * 9_000));
  if (name !== 'market-price') return undefined;
  const times = known.map(({ time }) => time);
  const prices = await world.truth.candles.prices('bitcoin', times);
  return known.flatMap((day, index) => {
    const price = prices[index];
    return price == null ? [] : [at(day, price)];
  });
}
