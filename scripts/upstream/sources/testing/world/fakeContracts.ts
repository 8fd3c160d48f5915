import { oncePerCycle } from '../../../mechanisms/oncePerCycle.ts';
import type { FuturesContract } from '../../../ports/contracts.ts';
import type { VenueName } from '../../exchanges/exchanges.ts';
import { type FakeWorld, inTruth } from './fakeWorld.ts';
import { playedUnit } from './playedUnits.ts';
import { venueBase } from './venueBase.ts';

/** A contract as its venue knows it: prices in Tether for one unit, which may be a thousand coins. */
export interface FakeContract {
  readonly coinCode: string;
  /** As the venue writes it: `BTC`, `1000PEPE`, `SHIB1000`. */
  readonly base: string;
  /** Epoch ms; null for a perpetual. */
  readonly expiresAt: number | null;
  readonly last: number;
  readonly open24h: number;
  readonly mark: number;
  readonly index: number;
  /** A fraction per interval; null for a dated contract. */
  readonly funding: number | null;
  readonly fundingHours: number;
  readonly nextFundingAt: number | null;
  /** Units, and what they are worth in USD. */
  readonly openInterest: number;
  readonly openInterestUsd: number;
  readonly volume: number;
  readonly turnover: number;
  /** Units in one contract, where the venue counts contracts. */
  readonly face: number;
}

/** Perpetuals, and contracts of this quarter and the next: shorter ones may end on the same day. */
const REPORTED: ReadonlySet<string> = new Set(['swap', 'cq', 'nq']);

/** The contracts that a venue has of the traded coins, once a cycle. */
export function fakeContracts(world: FakeWorld, venue: VenueName): () => Promise<readonly FakeContract[]> {
  const port = inTruth(world.truth.contracts, 'contracts');
  return oncePerCycle(world, async () => {
    const coins = await world.traded();
    const contracts = await Promise.all(coins.map(({ facts }) => port.of(facts.code)));
    return coins.flatMap(({ facts }, at) => {
      const base = venueBase(venue, facts);
      if (base === null) return [];
      return (contracts[at] ?? [])
        .filter(({ exchange, contract }) => exchange === venue && REPORTED.has(contract))
        .map((contract) => fakeContract(contract, playedUnit(venue, base)));
    });
  });
}

function fakeContract(
  contract: FuturesContract,
  { base, factor }: ReturnType<typeof playedUnit>,
): FakeContract {
  const { price, quotePrice, volume24h, fundingRate, change24h } = contract;
  const openInterest = contract.openInterest ?? 0;
  const inTether = quotePrice / price;
  const last = short(quotePrice * factor);
  return {
    coinCode: contract.coinCode,
    base,
    expiresAt: contract.expiresAt,
    last,
    open24h: short(last / (1 + (change24h ?? 0) / 100)),
    mark: last,
    index: short(contract.indexPrice * inTether * factor),
    funding: fundingRate === null ? null : short(fundingRate / 100),
    fundingHours: contract.fundingHours ?? 8,
    nextFundingAt: contract.nextFundingAt,
    openInterest: short(openInterest / price / factor),
    openInterestUsd: openInterest,
    volume: short(volume24h / price / factor),
    turnover: short(volume24h * inTether),
    face: contract.faceCoins ?? 1,
  };
}

function short(value: number): number {
  return Number(value.toPrecision(10));
}
