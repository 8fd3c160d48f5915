import { normalCumulative, normalDensity } from './normal.ts';

export type OptionType = 'call' | 'put';

/** What an option is worth by. */
export interface OptionTerms {
  readonly type: OptionType;
  /** Price today of the coin on the day of expiry, USD, positive. */
  readonly forward: number;
  /** USD, positive. */
  readonly strike: number;
  /** Implied volatility, % a year. */
  readonly volatility: number;
  /** Until expiry, of 365 days; 0 or less: expired. */
  readonly years: number;
}

/** What an option is worth, and how that changes. Of one coin's worth of options. */
export interface OptionGreeks {
  /** USD. */
  readonly price: number;
  /** Change of the price, USD, by 1 USD of the forward: 0 … 1 of calls, −1 … 0 of puts. */
  readonly delta: number;
  /** Change of delta by 1 USD of the forward. */
  readonly gamma: number;
  /** Change of the price, USD, by 1 point of volatility (50 % → 51 %). */
  readonly vega: number;
  /** Change of the price, USD, in a day that passes; 0 or negative. */
  readonly theta: number;
}

const DAYS_OF_YEAR = 365;

/**
 * Black (1976), "The pricing of commodity contracts", J. Financial Economics 3: European options on a forward F with
 * strike K, volatility σ and T years to go, without interest, as crypto options are quoted (their price is paid in coins
 * and is a part of the forward, so that no discount enters):
 *
 *   d₁ = ln(F/K) ÷ (σ√T) + σ√T ÷ 2,  d₂ = d₁ − σ√T
 *   call = F·N(d₁) − K·N(d₂),  put = K·N(−d₂) − F·N(−d₁)
 *   delta = N(d₁), of puts N(d₁) − 1
 *   gamma = n(d₁) ÷ (F·σ√T)
 *   vega  = F·n(d₁)·√T ÷ 100
 *   theta = −F·n(d₁)·σ ÷ (2√T) ÷ 365
 *
 * Expired, or without volatility, an option is worth what exercise pays. Null for what is no price: a forward, a strike
 * or a volatility that is not a finite number, a forward or strike that is not positive, a negative volatility.
 */
export function black76(terms: OptionTerms): OptionGreeks | null {
  const { forward, strike, volatility, years } = terms;
  const isPriced = forward > 0 && strike > 0 && volatility >= 0 && !Number.isNaN(years);
  if (!isPriced || ![forward, strike, volatility].every(Number.isFinite)) return null;
  const root = Math.sqrt(Math.max(years, 0));
  const width = (volatility / 100) * root;
  return width > 0 ? worth(terms, width, root) : intrinsic(terms);
}

function worth(
  { type, forward, strike, volatility }: OptionTerms,
  width: number,
  root: number,
): OptionGreeks {
  const above = Math.log(forward / strike) / width + width / 2;
  const sign = type === 'call' ? 1 : -1;
  const density = normalDensity(above);
  return {
    price: Math.max(
      sign * (forward * normalCumulative(sign * above) - strike * normalCumulative(sign * (above - width))),
      0,
    ),
    delta: sign * normalCumulative(sign * above),
    gamma: density / (forward * width),
    vega: (forward * density * root) / 100,
    theta: -(forward * density * (volatility / 100)) / (2 * root) / DAYS_OF_YEAR,
  };
}

/** What exercise pays; at the strike itself half of the options are exercised. */
function intrinsic({ type, forward, strike }: OptionTerms): OptionGreeks {
  const sign = type === 'call' ? 1 : -1;
  const inner = sign * (forward - strike);
  const delta = inner > 0 ? sign : inner < 0 ? 0 : sign / 2;
  return { price: Math.max(inner, 0), delta, gamma: 0, vega: 0, theta: 0 };
}
