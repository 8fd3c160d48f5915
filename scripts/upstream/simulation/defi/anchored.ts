import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import { anchoredTerms } from '../../catalogue/content/defi/anchored.ts';
import type { AnchoredSupply } from '../../ports/pools.ts';
import { wander } from '../random/wander.ts';
import type { PriceOf } from './defi.ts';

/** Approximate supply at the end of 2025, by symbol. */
const SUPPLIES: Readonly<Record<string, number>> = {
  WBTC: 125_000,
  cbBTC: 73_000,
  BTCB: 65_000,
  LBTC: 15_000,
  tBTC: 5_800,
  stETH: 8_700_000,
};
/** Maximum deviation of an anchored coin from what it represents. */
const STRAY = 0.0011;

/** Coins that represent other assets at an instant; those whose asset is not traded are left out. */
export function anchoredAt(time: number, priceOf: PriceOf): readonly AnchoredSupply[] {
  return anchoredTerms.flatMap(({ code, symbol, of }) => {
    const anchor = priceOf(of);
    if (anchor === null) return [];
    const key = keyOf(`anchored-${symbol}`, 0);
    const swing = (at: number) => 0.05 * wander(key, at, 70 * DAY) + 0.006 * wander(key, at, 4 * DAY);
    const supply = Math.round((SUPPLIES[symbol] ?? 0) * Math.exp(swing(time) - swing(ANCHOR)));
    const own = code === null ? null : priceOf(code);
    const price = own ?? anchor * (1 + STRAY * wander(keyOf(symbol, 3), time, DAY / 2));
    return [{ symbol, supply, price }];
  });
}
