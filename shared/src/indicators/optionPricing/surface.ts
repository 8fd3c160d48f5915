import { black76, type OptionType } from './black76.ts';

/** The implied volatility of a strike, % a year; null if unknown. */
export interface StrikeVolatility {
  readonly strike: number;
  readonly volatility: number | null;
}

/** A known point of a curve: where it stands, and its volatility, % a year. */
interface Known {
  readonly at: number;
  readonly volatility: number;
}

/**
 * Implied volatility at the money, % a year: between the two strikes around the forward, along a straight line; of the
 * nearest strike where the forward lies outside. Null where no strike's is known.
 */
export function atTheMoney(strikes: readonly StrikeVolatility[], forward: number): number | null {
  const known = strikes.flatMap(({ strike, volatility }) =>
    volatility === null ? [] : [{ at: strike, volatility }],
  );
  const points = known.toSorted((a, b) => a.at - b.at);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  return alongLine(points, forward) ?? (forward < first.at ? first : last).volatility;
}

/** Delta of the wings, without sign. */
const WING = 0.25;

/** Volatility of the options of one expiry whose delta is ±0.25, % a year. */
export interface Wings {
  readonly call: number;
  readonly put: number;
  /** Put − call, points: above 0 protection against a fall costs more than a bet on a rise. */
  readonly skew: number;
}

/**
 * The 25-delta skew of an expiry, `years` before it. Each strike's delta follows from its own volatility; between the two
 * strikes around ±0.25 volatility runs along a straight line of delta. Null where the strikes do not reach that far.
 */
export function wingsOf(strikes: readonly StrikeVolatility[], forward: number, years: number): Wings | null {
  const [call, put] = (['call', 'put'] as const).map((type) =>
    alongLine(byDelta(strikes, type, forward, years), WING),
  );
  return call == null || put == null ? null : { call, put, skew: put - call };
}

/** Out of the money on either side: there options trade, and delta falls with the distance. */
function byDelta(
  strikes: readonly StrikeVolatility[],
  type: OptionType,
  forward: number,
  years: number,
): readonly Known[] {
  return strikes
    .flatMap(({ strike, volatility }) => {
      const greeks = volatility === null ? null : black76({ type, forward, strike, volatility, years });
      return volatility === null || greeks === null ? [] : [{ at: Math.abs(greeks.delta), volatility }];
    })
    .toSorted((a, b) => a.at - b.at);
}

/** Volatility at the money of an expiry, % a year, `years` before it. */
export interface TermPoint {
  readonly years: number;
  readonly volatility: number;
}

/**
 * Volatility of a constant term, % a year: total variance σ²T runs along a straight line between the two expiries around
 * it, as it does where volatility between them is constant. Null where the expiries do not reach that far.
 */
export function constantTerm(points: readonly TermPoint[], years: number): number | null {
  const variances = points
    .map((point) => ({ at: point.years, volatility: point.volatility ** 2 * point.years }))
    .toSorted((a, b) => a.at - b.at);
  const variance = alongLine(variances, years);
  return variance === null || years <= 0 ? null : Math.sqrt(variance / years);
}

/** A skew of a constant term, points: along a straight line between the two expiries around it; null outside of them. */
export function constantSkew(
  points: readonly { readonly years: number; readonly skew: number }[],
  years: number,
): number | null {
  const known = points.map((point) => ({ at: point.years, volatility: point.skew }));
  return alongLine(
    known.toSorted((a, b) => a.at - b.at),
    years,
  );
}

/** The value at a place of a curve of straight lines through points, lowest place first; null outside of them. */
function alongLine(points: readonly Known[], at: number): number | null {
  const after = points.findIndex((point) => point.at >= at);
  const [low, high] = [points[after - 1], points[after]];
  if (high === undefined) return null;
  if (high.at === at) return high.volatility;
  if (low === undefined) return null;
  return low.volatility + ((high.volatility - low.volatility) * (at - low.at)) / (high.at - low.at);
}
