import { putCallRatio } from '@coinmirror/shared/indicators/options.ts';
import type { OptionExpiry, OptionMarket, OptionStrike } from '../../ports/options.ts';
import type { VenueOption } from '../providers/deribit/options.ts';

/**
 * The options of a coin on one exchange (its code) at an instant (epoch ms). `price` is the coin's in USD, for an expiry
 * whose underlying has none of its own. Expired options are left out.
 */
export function optionMarketOf(
  exchange: string,
  reported: readonly VenueOption[],
  { price, now }: { readonly price: number; readonly now: number },
): OptionMarket {
  const open = reported.filter(({ expiresAt }) => expiresAt > now);
  const expiries = [...Map.groupBy(open, ({ expiresAt }) => expiresAt)]
    .toSorted(([one], [other]) => one - other)
    .map(([expiresAt, options]) => expiryOf(expiresAt, options, price));
  const openInterest = sum(expiries, (expiry) => expiry.openInterest);
  const volume24h = sum(expiries, (expiry) => expiry.volume24h);
  const traded = (type: VenueOption['type']) => sum(ofType(open, type), (option) => option.volume24h);
  return {
    openInterest,
    volume24h,
    putCallVolume: putCallRatio(traded('put'), traded('call')),
    expiries,
    venues: [{ exchange, openInterest, volume24h }],
  };
}

function expiryOf(expiresAt: number, options: readonly VenueOption[], price: number): OptionExpiry {
  const underlying =
    options.find(({ underlyingPrice }) => underlyingPrice !== null)?.underlyingPrice ?? price;
  const strikes = [...Map.groupBy(options, ({ strike }) => strike)]
    .toSorted(([one], [other]) => one - other)
    .map(([strike, own]) => strikeOf(strike, own, underlying));
  const [calls, puts] = [sum(strikes, (one) => one.calls), sum(strikes, (one) => one.puts)];
  return {
    expiresAt,
    strikes,
    calls,
    puts,
    openInterest: (calls + puts) * underlying,
    volume24h: sum(options, (option) => option.volume24h) * underlying,
    impliedVolatility: atTheMoney(strikes, underlying),
  };
}

/** Of a strike's two options the one out of the money is traded more, so its volatility says more. */
function strikeOf(strike: number, options: readonly VenueOption[], underlying: number): OptionStrike {
  const [calls, puts] = [ofType(options, 'call'), ofType(options, 'put')];
  const ordered = strike >= underlying ? [...calls, ...puts] : [...puts, ...calls];
  return {
    strike,
    calls: sum(calls, (option) => option.openInterest),
    puts: sum(puts, (option) => option.openInterest),
    impliedVolatility:
      ordered.find(({ impliedVolatility }) => impliedVolatility !== null)?.impliedVolatility ?? null,
  };
}

/** The volatility of the strike next to the underlying's price, of those that have one. */
function atTheMoney(strikes: readonly OptionStrike[], underlying: number): number | null {
  const [nearest] = strikes
    .filter(({ impliedVolatility }) => impliedVolatility !== null)
    .toSorted((a, b) => Math.abs(a.strike - underlying) - Math.abs(b.strike - underlying));
  return nearest?.impliedVolatility ?? null;
}

function ofType(options: readonly VenueOption[], type: VenueOption['type']): readonly VenueOption[] {
  return options.filter((option) => option.type === type);
}

function sum<Row>(rows: readonly Row[], figureOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + figureOf(row), 0);
}
