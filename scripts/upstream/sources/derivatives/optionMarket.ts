import type { OptionType } from '@coinmirror/shared/indicators/optionPricing/black76.ts';
import type { OptionExpiry, OptionMarket, OptionSide, OptionStrike } from '../../ports/options.ts';
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
  const openInterest = sum(open, (option) => option.openInterest);
  const volume24h = sum(open, (option) => option.volume24h);
  return { expiries, venues: [{ exchange, openInterest, volume24h }] };
}

function expiryOf(expiresAt: number, options: readonly VenueOption[], price: number): OptionExpiry {
  const forward = options.find(({ underlyingPrice }) => underlyingPrice !== null)?.underlyingPrice ?? price;
  const strikes = [...Map.groupBy(options, ({ strike }) => strike)]
    .toSorted(([one], [other]) => one - other)
    .map(([strike, own]): OptionStrike => {
      const side = (type: OptionType) =>
        sideOf(
          own.filter((option) => option.type === type),
          forward,
        );
      return { strike, call: side('call'), put: side('put') };
    });
  return { expiresAt, forward, strikes };
}

/** One option, whatever it is settled in: sizes add up, prices are those of the one that is told in coins, if any. */
function sideOf(options: readonly VenueOption[], forward: number): OptionSide {
  const told = options.find(({ dollar }) => dollar === null) ?? options[0];
  const inCoins = (price: number | null | undefined) =>
    price == null ? null : told?.dollar == null ? price : price / forward;
  return {
    openInterest: sum(options, (option) => option.openInterest),
    volume24h: sum(options, (option) => option.volume24h),
    impliedVolatility: told?.impliedVolatility ?? null,
    mark: inCoins(told?.markPrice),
    bid: inCoins(told?.bid),
    ask: inCoins(told?.ask),
  };
}

function sum<Row>(rows: readonly Row[], figureOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + figureOf(row), 0);
}
