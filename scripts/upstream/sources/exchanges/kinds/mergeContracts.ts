import { contractOf, type VenueContract } from './contract.ts';

/**
 * The contracts of the first answer, each with what the further ones tell of it: what an earlier one tells stands. Open
 * interest in coins and in USD follows from contracts, their size and the mark price, where a venue does not report it.
 */
export function mergeContracts(
  first: readonly VenueContract[],
  ...further: readonly (readonly VenueContract[])[]
): readonly VenueContract[] {
  const others = further.map((answer) => new Map(answer.map((contract) => [contract.symbol, contract])));
  return first.map((contract) =>
    inUsd(others.reduce((known, other) => filledFrom(known, other.get(contract.symbol)), contract)),
  );
}

function filledFrom(known: VenueContract, other: VenueContract | undefined): VenueContract {
  if (other === undefined) return known;
  const reported = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null));
  return contractOf(known.symbol, { ...other, ...reported });
}

function inUsd(contract: VenueContract): VenueContract {
  const { openInterestContracts, faceCoins, markPrice, last } = contract;
  const openInterestCoins = contract.openInterestCoins ?? product(openInterestContracts, faceCoins);
  const openInterestUsd = contract.openInterestUsd ?? product(openInterestCoins, markPrice ?? last);
  return { ...contract, openInterestCoins, openInterestUsd };
}

function product(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one * other;
}
