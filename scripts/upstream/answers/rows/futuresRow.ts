import { sum, sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import type { FuturesContract } from '../../ports/contracts.ts';
import { NotConnectedError } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Coin } from '../indexes/coins.ts';
import { contractsOf } from '../indexes/pairs.ts';
import { longNow } from '../series/longShort.ts';

/** Interval to which rates are converted, hours. */
const FUNDING_HOURS = 8;

/**
 * Funding rate per eight hours over a coin's perpetuals, %, weighted by open interest; null if it has none. Those whose
 * interval or open interest is unknown do not count.
 */
export function meanFunding(contracts: readonly FuturesContract[]): number | null {
  const swaps = contracts.flatMap(({ fundingRate, fundingHours, openInterest: weight }) =>
    fundingRate === null || fundingHours === null || weight === null
      ? []
      : [{ rate: (fundingRate * FUNDING_HOURS) / fundingHours, weight }],
  );
  const weights = sum(swaps, ({ weight }) => weight);
  return weights > 0 ? sum(swaps, ({ rate, weight }) => rate * weight) / weights : null;
}

/** Additional fields of the list of coins with futures; null for a coin without a contract. */
export async function futuresFacts({ facts }: Coin, sources: Sources) {
  const contracts = await contractsOf(sources, facts.code);
  if (contracts.length === 0) return null;
  const long = await knownLong(sources, facts.code, contracts);
  return {
    openInterest: sumKnown(contracts, ({ openInterest }) => openInterest),
    volume24h: sum(contracts, ({ volume24h }) => volume24h),
    funding: meanFunding(contracts),
    long: long === null ? null : long * 100,
  };
}

/** As on the coin's own page; null without a source, where the other figures stand. */
async function knownLong(sources: Sources, code: string, contracts: readonly FuturesContract[]) {
  try {
    return await longNow(sources, code, contracts);
  } catch (error) {
    if (error instanceof NotConnectedError) return null;
    throw error;
  }
}
