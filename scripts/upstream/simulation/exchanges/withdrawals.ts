import { heldOn } from '../../catalogue/content/exchange/custody.ts';
import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';
import type { WithdrawalFee } from '../../ports/venues.ts';
import { chanceBetween } from '../random/chance.ts';

/** Approximate cost of a withdrawal, USD. */
const WITHDRAWN: Readonly<Record<string, number>> = {
  bitcoin: 6,
  ethereum: 1.6,
  tether: 1,
  'usd-coin': 1,
  solana: 0.4,
  ripple: 0.35,
  dogecoin: 0.6,
  litecoin: 0.1,
};

/** Withdrawal fees of an exchange, by coin and chain; `priceOf` in USD, null for a coin it does not trade. */
export function withdrawalFees(
  { code: exchange }: CatalogueExchange,
  priceOf: (coin: string) => number | null,
): readonly WithdrawalFee[] {
  return Object.entries(WITHDRAWN).flatMap(([coinCode, usd]) => {
    const price = priceOf(coinCode);
    if (price === null) return [];
    return heldOn(coinCode).map(({ chain }) => {
      const fee = twoDigits(
        (usd * chanceBetween(`withdraw-${exchange}-${coinCode}-${chain}`, 0.6, 1.7)) / price,
      );
      return { coinCode, chain, fee, min: twoDigits(fee * 2.5) };
    });
  });
}

const twoDigits = (value: number) => Number(value.toPrecision(2));
