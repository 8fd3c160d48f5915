import type { VenueContract } from './contract.ts';

/** A contract in single coins, where its venue counts so many as one: prices fall, open interest rises. */
export function perCoin(contract: VenueContract, factor: number): VenueContract {
  if (factor === 1) return contract;
  return {
    ...contract,
    markPrice: times(contract.markPrice, 1 / factor),
    indexPrice: times(contract.indexPrice, 1 / factor),
    last: times(contract.last, 1 / factor),
    open24h: times(contract.open24h, 1 / factor),
    openInterestCoins: times(contract.openInterestCoins, factor),
    faceCoins: times(contract.faceCoins, factor),
  };
}

function times(value: number | null, factor: number): number | null {
  return value === null ? null : value * factor;
}
