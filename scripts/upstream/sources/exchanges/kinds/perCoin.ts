import type { VenueContract } from './contract.ts';
import { coinsOf, type Thousands } from './thousands.ts';

/** What a contract is settled in, and the expiry of a dated one, after the base. */
const SETTLEMENT = /(?:USDT|USDC|USD|PERP)(?:[-_]\w+)?$/;

/** A contract in single coins, where its venue counts them in thousands: prices fall, open interest rises. */
export function perCoin(thousands: Thousands, contract: VenueContract): VenueContract {
  const { factor } = coinsOf(thousands, contract.symbol.replace(SETTLEMENT, ''));
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
