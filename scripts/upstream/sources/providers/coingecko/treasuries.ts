import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { positiveOrNull, textOrNull } from '../../decode/present.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';

/** A public holder of a coin. Money in USD. */
export interface TreasuryHolding {
  readonly name: string;
  readonly ticker: string | null;
  readonly country: string | null;
  /** Coins. */
  readonly coins: number;
  /** What they cost; null where it is not published. */
  readonly entryValue: number | null;
  readonly value: number | null;
  /** % of the coin's supply. */
  readonly supplyShare: number | null;
}

/** All public holders of a coin of one kind. */
export interface Treasuries {
  readonly coins: number;
  readonly value: number;
  readonly holders: readonly TreasuryHolding[];
}

const holding = v.pipe(
  v.object({
    name: word,
    symbol: textOrNull,
    country: textOrNull,
    total_holdings: amount,
    total_entry_value_usd: positiveOrNull,
    total_current_value_usd: positiveOrNull,
    percentage_of_total_supply: positiveOrNull,
  }),
  v.transform(
    (wire): TreasuryHolding => ({
      name: wire.name,
      ticker: wire.symbol,
      country: wire.country,
      coins: wire.total_holdings,
      entryValue: wire.total_entry_value_usd,
      value: wire.total_current_value_usd,
      supplyShare: wire.percentage_of_total_supply,
    }),
  ),
);

const sums = { total_holdings: amount, total_value_usd: amount };
const rows = rowsOf(holding);

const companies = v.pipe(
  v.object({ ...sums, companies: rows }),
  v.transform((wire) => treasuriesOf(wire, wire.companies)),
);
const governments = v.pipe(
  v.object({ ...sums, governments: rows }),
  v.transform((wire) => treasuriesOf(wire, wire.governments)),
);

function treasuriesOf(
  { total_holdings: coins, total_value_usd: value }: { total_holdings: number; total_value_usd: number },
  holders: readonly TreasuryHolding[],
): Treasuries {
  return { coins, value, holders };
}

type HeldCoin = 'bitcoin' | 'ethereum';

/** Companies that hold a coin, largest first. */
export function companyTreasuries(coin: HeldCoin): Question<Treasuries> {
  return { path: `/api/v3/companies/public_treasury/${coin}`, decode: jsonOf(companies) };
}

/** Governments that hold a coin, largest first. */
export function governmentTreasuries(coin: HeldCoin): Question<Treasuries> {
  return { path: `/api/v3/governments/public_treasury/${coin}`, decode: jsonOf(governments) };
}
