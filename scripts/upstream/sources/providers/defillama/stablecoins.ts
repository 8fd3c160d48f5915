import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amountOrNull } from '../../decode/numbers.ts';
import { positiveOrNull, textOrNull } from '../../decode/present.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';

/** A stablecoin of DefiLlama. */
export interface Stablecoin {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  /** CoinGecko's id. */
  readonly code: string | null;
  /** `peggedUSD`, `peggedEUR` …: the currency it is pegged to. */
  readonly pegType: string;
  readonly pegMechanism: string | null;
  /** Coins in circulation, in units of the currency it is pegged to; also by chain. */
  readonly circulating: number | null;
  readonly circulatingByChain: ReadonlyMap<string, number>;
  /** USD. */
  readonly price: number | null;
}

/** Amounts by the currency a coin is pegged to: one entry. */
const pegged = v.record(v.string(), amountOrNull);

const stablecoin = v.pipe(
  v.object({
    id: word,
    name: word,
    symbol: word,
    gecko_id: textOrNull,
    pegType: word,
    pegMechanism: textOrNull,
    circulating: pegged,
    chainCirculating: v.optional(v.record(v.string(), v.object({ current: v.optional(pegged, {}) })), {}),
    price: positiveOrNull,
  }),
  v.transform(
    (wire): Stablecoin => ({
      id: wire.id,
      name: wire.name,
      symbol: wire.symbol,
      code: wire.gecko_id,
      pegType: wire.pegType,
      pegMechanism: wire.pegMechanism,
      circulating: wire.circulating[wire.pegType] ?? null,
      circulatingByChain: new Map(
        Object.entries(wire.chainCirculating).flatMap(([chain, { current }]): [string, number][] => {
          const coins = current[wire.pegType] ?? null;
          return coins === null ? [] : [[chain, coins]];
        }),
      ),
      price: wire.price,
    }),
  ),
);

/** All stablecoins, now. */
export const stablecoins: Question<readonly Stablecoin[]> = {
  path: '/stablecoins?includePrices=true',
  maxBytes: 16 << 20,
  timeout: 20_000,
  decode: jsonOf(
    v.pipe(
      v.object({ peggedAssets: rowsOf(stablecoin) }),
      v.transform(({ peggedAssets }) => peggedAssets),
    ),
  ),
};
