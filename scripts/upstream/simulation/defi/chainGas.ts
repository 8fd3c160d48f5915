import { etherOfDay } from '@coinmirror/shared/indicators/etherBurn.ts';
import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { createMemo } from '../../mechanisms/memo.ts';
import { oncePerCycle } from '../../mechanisms/oncePerCycle.ts';
import type { ChainGas, EarnedDay, EarnedSums } from '../../ports/defi.ts';
import type { GasQuote } from '../../ports/gas.ts';
import { gasAt } from '../economy/economy.ts';
import type { World } from '../market/world.ts';
import { wander } from '../random/wander.ts';
import { periodsOf } from './earned.ts';
import { type GasTerms, gasTerms } from './gasTerms.ts';

/** Days of the longest chart. */
const MOST_DAYS = 366;
/** ms between the gas prices that make a past day. */
const SAMPLED = 4 * HOUR;
const ETHER = 'ethereum';

/** A year of what one chain earns, whole USD by day, oldest first; the last day is the 24 h until now. */
export interface GasYear {
  readonly chain: string;
  readonly days: readonly EarnedDay[];
}

type Usd = Pick<EarnedDay, 'fees' | 'revenue'>;

/** What every chain earns with transactions, by day: coins paid × their price at the day's end. */
export function createChainGas(world: World): () => Promise<readonly GasYear[]> {
  const past = createMemo<'past', Promise<readonly GasYear[]>>();
  return oncePerCycle(world.market, async (now) => {
    const today = Math.floor(now / DAY) * DAY;
    // Past days end at the midnight after them and never change.
    const years = await past.of('past', today, () => pastYears(world, today));
    return Promise.all(
      years.map(async ({ chain, days }) => {
        const terms = gasTerms.find((row) => row.chain === chain) ?? null;
        const price = (await world.coin(terms?.coin ?? ETHER))?.now.price ?? 0;
        const usd = terms === null ? etherUsd(quotesUntil(now), price) : paidUsd(terms, today, price);
        return { chain, days: [...days, { time: today, ...usd }] };
      }),
    );
  });
}

/** The sums of each chain until now. */
export function gasNow(years: readonly GasYear[]): readonly ChainGas[] {
  return years.map(({ chain, days }) => ({
    chain,
    fees: periodsOf(days.map(({ fees }) => fees ?? 0)),
    revenue: days.some(({ revenue }) => revenue === null)
      ? UNTOLD
      : periodsOf(days.map(({ revenue }) => revenue ?? 0)),
  }));
}

const UNTOLD: EarnedSums = {
  day: null,
  week: null,
  month: null,
  dayBefore: null,
  weekBefore: null,
  monthBefore: null,
};

async function pastYears({ market }: World, today: number): Promise<readonly GasYear[]> {
  const times = Array.from({ length: MOST_DAYS - 1 }, (_, at) => today - (MOST_DAYS - 1 - at) * DAY);
  const coins = [...new Set([ETHER, ...gasTerms.map(({ coin }) => coin)])];
  const ends = times.map((time) => time + DAY);
  const prices = new Map(
    await Promise.all(coins.map(async (coin) => [coin, await market.prices(coin, ends)] as const)),
  );
  const yearOf = (chain: string, coin: string, usdOf: (time: number, price: number) => Usd): GasYear => ({
    chain,
    days: times.flatMap((time, at) => {
      const price = prices.get(coin)?.[at] ?? null;
      return price === null ? [] : [{ time, ...usdOf(time, price) }];
    }),
  });
  return [
    yearOf('eth', ETHER, (time, price) => etherUsd(quotesOf(time), price)),
    ...gasTerms.map((terms) => yearOf(terms.chain, terms.coin, (time, price) => paidUsd(terms, time, price))),
  ];
}

/** Ether that is paid at the price that most offer, of which the base fee is burned. */
function etherUsd(quotes: readonly GasQuote[], price: number): Usd {
  const mean = (read: (quote: GasQuote) => number) =>
    quotes.reduce((sum, quote) => sum + read(quote), 0) / quotes.length;
  return {
    fees: Math.round(etherOfDay(mean(({ standard }) => standard)) * price),
    revenue: Math.round(etherOfDay(mean(({ baseFee }) => baseFee)) * price),
  };
}

function quotesOf(day: number): readonly GasQuote[] {
  return Array.from({ length: DAY / SAMPLED }, (_, at) => gasAt(day + at * SAMPLED));
}

/** Those of the last 24 whole hours and now: of which the page of gas says what is burned. */
function quotesUntil(now: number): readonly GasQuote[] {
  const last = Math.floor(now / HOUR) * HOUR;
  return [...Array.from({ length: 24 }, (_, back) => gasAt(last - (23 - back) * HOUR)), gasAt(now)];
}

/** Busy weeks and days: fees move more than the use of a chain. */
function paidUsd({ chain, perDay, kept }: GasTerms, day: number, price: number): Usd {
  const key = keyOf(`gas-${chain}`, 0);
  const mood =
    0.4 * wander(key, day, 21 * DAY) + 0.3 * wander(key, day, 4 * DAY) + 0.15 * wander(key, day, DAY);
  const fees = Math.round(perDay * Math.exp(mood) * price);
  return { fees, revenue: kept === null ? null : Math.round(fees * kept) };
}
