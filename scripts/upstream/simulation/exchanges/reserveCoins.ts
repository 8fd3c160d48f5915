import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';
import { HOMES } from '../../catalogue/homes.ts';
import { FIAT_MIX, USUAL_MIX } from './reserveMix.ts';

/** One coin of an exchange's reserves. */
export interface HeldCoin {
  readonly coinCode: string;
  /** Coins at the anchor, from the mix applied to the catalogue's reserve. */
  readonly base: number;
}

/** A coin's price when the catalogue's reserves were counted, USD; null if it was not traded then. */
export type AnchorPrice = (coinCode: string) => Promise<number | null>;

/** Share of an exchange's reserves in its own token, never most of the token's supply. */
const OWN_COIN = 0.06;
const OWN_MOST = 0.25;
const FIAT_COUNTRIES: ReadonlySet<string> = new Set(['South Korea', 'Japan', 'United States']);

const ownCoins = new Map(Object.entries(HOMES).map(([coin, exchange]) => [exchange, coin]));

/** Market value of each coin in the catalogue, USD. */
const worths = new Map(
  coinCatalogue.map(({ code, basePrice, circulation }) => [code, basePrice * circulation]),
);
const worthOf = (code: string) => worths.get(code) ?? 0;

/** The coins an exchange holds for its customers, largest first, with the amounts at the anchor. */
export async function heldCoins(
  exchange: CatalogueExchange,
  anchorPrice: AnchorPrice,
): Promise<readonly HeldCoin[]> {
  const mix: Record<string, number> = {
    ...(FIAT_COUNTRIES.has(exchange.country) ? FIAT_MIX : USUAL_MIX),
  };
  const own = ownCoins.get(exchange.code);
  if (own !== undefined) mix[own] = Math.min(OWN_COIN, (OWN_MOST * worthOf(own)) / exchange.reserveUsd);
  const parts = Object.entries(mix).map(
    ([coinCode, part]) =>
      [coinCode, part * (0.7 + 0.6 * uniform(keyOf(`mix-${exchange.code}-${coinCode}`, 0), 0))] as const,
  );
  const whole = parts.reduce((sum, [, part]) => sum + part, 0);
  const priced = await Promise.all(
    parts.map(async ([coinCode, part]) => {
      const price = await anchorPrice(coinCode);
      return price === null ? [] : [{ coinCode, base: (exchange.reserveUsd * part) / whole / price }];
    }),
  );
  return priced.flat();
}
