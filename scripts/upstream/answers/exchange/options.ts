import { maxPain, putCallRatio } from '@coinmirror/shared/indicators/options.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { findExchange } from '../../catalogue/exchangeCatalogue.ts';
import type { OptionExpiry, OptionVenue } from '../../ports/options.ts';
import { requirePort } from '../../ports/requirePort.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { findCoin } from '../indexes/coins.ts';

export const exchangeOptionHandlers = {
  async optionsOverview({ coincode }, { sources }) {
    const coin = await findCoin(sources, coincode);
    const market = await requirePort(sources, 'options').of(coincode);
    if (!coin || !market) throw new UpstreamError(404, '没有这个币种');
    const { expiries, openInterest } = market;
    const calls = sum(expiries, (one) => one.calls);
    const puts = sum(expiries, (one) => one.puts);
    const weighed = expiries.filter(({ impliedVolatility }) => impliedVolatility !== null);
    const weights = sum(weighed, (one) => one.calls + one.puts);
    return ok({
      code: coincode,
      symbol: coin.facts.symbol.toUpperCase(),
      price: coin.now.price,
      openInterest,
      volume24h: market.volume24h,
      calls,
      puts,
      putCallRatio: putCallRatio(puts, calls),
      putCallVolume: market.putCallVolume,
      volatility:
        weights > 0
          ? sum(weighed, (one) => (one.impliedVolatility ?? 0) * (one.calls + one.puts)) / weights
          : null,
      venues: descending(market.venues, (venue) => venue.openInterest).flatMap((venue) =>
        venueWire(venue, openInterest),
      ),
      expiries: expiries.map((expiry) => expiryWire(expiry, openInterest)),
    });
  },
} satisfies Handlers<'optionsOverview'>;

function expiryWire(expiry: OptionExpiry, whole: number) {
  const { expiresAt, calls, puts, openInterest, volume24h, strikes, impliedVolatility } = expiry;
  return {
    expiresAt,
    calls,
    puts,
    openInterest,
    volume24h,
    share: (openInterest / whole) * 100,
    putCallRatio: putCallRatio(puts, calls),
    maxPain: maxPain(strikes),
    volatility: impliedVolatility,
    strikes: strikes.map((one) => ({
      strike: one.strike,
      calls: one.calls,
      puts: one.puts,
      volatility: one.impliedVolatility,
    })),
  };
}

function venueWire({ exchange: code, openInterest, volume24h }: OptionVenue, whole: number) {
  const venue = findExchange(code);
  if (!venue) return [];
  const share = (openInterest / whole) * 100;
  return [{ code, name: venue.nameZh || venue.nameEn, logo: venue.logo, openInterest, volume24h, share }];
}
