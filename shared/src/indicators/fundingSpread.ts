import { annualFunding } from './funding.ts';

/** The rate of a coin on an exchange, as a year's. */
export interface AnnualRate {
  readonly venue: string;
  /** %. */
  readonly rate: number;
}

/** How far apart the exchanges' rates of a coin are, % a year. */
export interface FundingSpread {
  readonly code: string;
  readonly symbol: string;
  readonly spread: number;
  readonly high: AnnualRate;
  readonly low: AnnualRate;
}

interface Grid {
  /** Hours between two payments; null if the exchange does not tell them. */
  readonly venues: readonly { readonly name: string; readonly hours: number | null }[];
  /** % per interval, in the order of `venues`; null where there is no such contract. */
  readonly rows: readonly {
    readonly code: string;
    readonly symbol: string;
    readonly rates: readonly (number | null)[];
  }[];
}

/** The spreads of a grid of rates, the widest first; none of a coin whose rate less than two exchanges tell. */
export function fundingSpreads({ venues, rows }: Grid): readonly FundingSpread[] {
  const spreads = rows.flatMap(({ code, symbol, rates }): readonly FundingSpread[] => {
    const known = venues.flatMap(({ name, hours }, at): readonly AnnualRate[] => {
      const rate = rates[at] ?? null;
      const annual = rate === null || hours === null ? null : annualFunding(rate, hours);
      return annual === null ? [] : [{ venue: name, rate: annual }];
    });
    const ordered = known.toSorted((one, other) => other.rate - one.rate);
    const [high, low] = [ordered[0], ordered.at(-1)];
    if (high === undefined || low === undefined || known.length < 2) return [];
    return [{ code, symbol, spread: high.rate - low.rate, high, low }];
  });
  return spreads.toSorted((one, other) => other.spread - one.spread);
}
