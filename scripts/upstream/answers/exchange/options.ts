import { expiryDay, type OptionCoin } from '@coinmirror/shared/contract/exchange/options.ts';
import {
  atTheMoney,
  constantSkew,
  constantTerm,
} from '@coinmirror/shared/indicators/optionPricing/surface.ts';
import { putCallRatio } from '@coinmirror/shared/indicators/options.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { findExchange } from '../../catalogue/exchangeCatalogue.ts';
import type { OptionVenue } from '../../ports/options.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { findCoin } from '../indexes/coins.ts';
import { chainRow, coinsOf, expiryRow, smileOf, yearsUntil } from './optionRows.ts';

export const exchangeOptionHandlers = {
  async optionsOverview({ coincode }, { sources }) {
    const { coin, market } = await optionsOf(sources, coincode);
    const { expiries } = market;
    const { price } = coin.now;
    const coins = (type: 'call' | 'put', figure: 'openInterest' | 'volume24h') =>
      sum(expiries, (expiry) => coinsOf(expiry, type, figure));
    const [calls, puts] = [coins('call', 'openInterest'), coins('put', 'openInterest')];
    const [tradedCalls, tradedPuts] = [coins('call', 'volume24h'), coins('put', 'volume24h')];
    const whole = calls + puts;
    const now = sources.clock.now();
    const rows = expiries.map((expiry) => expiryRow(expiry, { price, whole, now }));
    return ok({
      code: coincode,
      symbol: coin.facts.symbol.toUpperCase(),
      price,
      openInterest: whole * price,
      volume24h: (tradedCalls + tradedPuts) * price,
      calls,
      puts,
      putCallRatio: putCallRatio(puts, calls),
      putCallVolume: putCallRatio(tradedPuts, tradedCalls),
      volatility: meanVolatility(rows),
      ...thirtyDays(rows, now),
      venues: descending(market.venues, (venue) => venue.openInterest).flatMap((venue) =>
        venueRow(venue, { price, whole }),
      ),
      expiries: rows,
    });
  },

  async optionChain({ coincode, expiry: day }, { sources }) {
    const { coin, market } = await optionsOf(sources, coincode);
    const expiry =
      market.expiries.find(({ expiresAt }) => expiryDay(expiresAt) === day) ?? market.expiries[0];
    if (!expiry) throw new UpstreamError(404, '没有未到期的期权');
    const { expiresAt, forward, strikes } = expiry;
    const years = yearsUntil(expiresAt, sources.clock.now());
    return ok({
      code: coincode,
      symbol: coin.facts.symbol.toUpperCase(),
      price: coin.now.price,
      expiresAt,
      forward,
      volatility: atTheMoney(smileOf(expiry), forward),
      strikes: strikes.map((strike) => chainRow(strike, forward, years)),
    });
  },

  async optionVolatility({ coincode }, { sources }) {
    const coin = await findCoin(sources, coincode);
    const points = await requirePort(sources, 'options').volatilityIndex(coincode);
    if (!coin || !points) throw new UpstreamError(404, '没有这个币种的波动率指数');
    return ok({ code: coincode, symbol: coin.facts.symbol.toUpperCase(), points });
  },
} satisfies Handlers<'optionsOverview' | 'optionChain' | 'optionVolatility'>;

async function optionsOf(sources: Sources, code: OptionCoin) {
  const port = requirePort(sources, 'options');
  const coin = await findCoin(sources, code);
  const market = await port.of(code);
  if (!coin || !market) throw new UpstreamError(404, '没有这个币种');
  return { coin, market };
}

/** At the money, % a year, by open coins. */
function meanVolatility(rows: readonly ReturnType<typeof expiryRow>[]): number | null {
  const weighed = rows.flatMap(({ volatility, calls, puts }) =>
    volatility === null ? [] : [{ volatility, weight: calls + puts }],
  );
  const weights = sum(weighed, ({ weight }) => weight);
  return weights > 0 ? sum(weighed, ({ volatility, weight }) => volatility * weight) / weights : null;
}

const MONTH = 30 / 365;

/** Volatility and skew of the term that indices have. */
function thirtyDays(rows: readonly ReturnType<typeof expiryRow>[], now: number) {
  const points = rows.map(({ expiresAt, volatility, skew }) => ({
    years: yearsUntil(expiresAt, now),
    volatility,
    skew,
  }));
  const volatilities = points.flatMap(({ years, volatility }) =>
    volatility === null ? [] : [{ years, volatility }],
  );
  const skews = points.flatMap(({ years, skew }) => (skew === null ? [] : [{ years, skew }]));
  return {
    thirtyDayVolatility: constantTerm(volatilities, MONTH),
    thirtyDaySkew: constantSkew(skews, MONTH),
  };
}

function venueRow(
  { exchange: code, openInterest, volume24h }: OptionVenue,
  { price, whole }: Readonly<Record<'price' | 'whole', number>>,
) {
  const venue = findExchange(code);
  if (!venue) return [];
  const { nameZh, nameEn, logo } = venue;
  const share = whole > 0 ? (openInterest / whole) * 100 : 0;
  const money = { openInterest: openInterest * price, volume24h: volume24h * price };
  return [{ code, name: nameZh || nameEn, logo, share, ...money }];
}
