import { PAST_DAYS } from '@coinmirror/shared/contract/dashboards/futuresPast.ts';
import { sum, sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { pause } from '../concurrency/pause.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { futuresIndex, HOURS, type TradedCoin, WATCHED } from '../indexes/futures.ts';
import { venueOf } from '../indexes/pairs.ts';
import { meanFunding } from '../rows/futuresRow.ts';
import {
  fundingOfHour,
  interestChanges,
  interestOfHour,
  pastHours,
  settlementsOf,
  standingOf,
} from '../series/futuresPast.ts';

/** Coins whose moves stand beside each other: public sources keep the hours of so many. */
const MOVED = 60;
/** Exchanges with a line or an area of their own. */
const VENUES = 8;
/** ms between two points of open interest. */
const STEP = 4 * HOUR;

export const futuresPastHandlers = {
  async futuresStandings(_params, { sources }) {
    const rows = [];
    for (const one of await watched(sources)) {
      rows.push(await standingRow(sources, one));
      // The first coin after a settlement takes some ms each: others are answered in between.
      await pause();
    }
    return ok({ rows });
  },

  async interestMoves(_params, { sources }) {
    const rows = [];
    for (const one of (await futuresIndex(sources)).traded.slice(0, MOVED)) {
      rows.push(await moveRow(sources, one));
      // As above: at the beginning of an hour.
      await pause();
    }
    return ok({ rows });
  },

  async fundingPast({ code }, { sources }) {
    const { one, coins, venues } = await coinWithPast(sources, code);
    const hours = await pastHours(sources, code, settlementsOf(sources.clock.now(), PAST_DAYS));
    return ok({
      ...namedOf(one),
      coins,
      venues: venues.map(headOf),
      points: hours.map((hour) => ({
        time: hour.time,
        mean: fundingOfHour(hour),
        rates: venues.map((code) => hour.venues.find(({ exchange }) => exchange === code)?.funding ?? null),
      })),
    });
  },

  async interestPast({ code }, { sources }) {
    const { one, coins, venues } = await coinWithPast(sources, code);
    const now = sources.clock.now();
    const last = Math.floor(now / STEP) * STEP;
    const count = (PAST_DAYS * DAY) / STEP;
    const times = Array.from({ length: count }, (_, at) => last - (count - 1 - at) * STEP);
    const [hours, prices] = await Promise.all([
      pastHours(sources, code, times),
      sources.candles.prices(code, times),
    ]);
    const past = hours.map((hour, at) => ({
      time: hour.time,
      price: prices[at] ?? null,
      total: interestOfHour(hour),
      venues: venues.map(
        (code) => hour.venues.find(({ exchange }) => exchange === code)?.openInterest ?? null,
      ),
    }));
    const present = {
      time: now,
      price: one.coin.now.price,
      total: one.openInterest,
      venues: venues.map((code) => interestOn(one, code)),
    };
    return ok({
      ...namedOf(one),
      coins,
      venues: venues.map((code) => ({
        ...headOf(code),
        isFilled: hours.some((hour) =>
          hour.venues.some(({ exchange, isFilled }) => exchange === code && isFilled === true),
        ),
      })),
      points: last === now ? [...past.slice(0, -1), present] : [...past, present],
    });
  },

  async liquidationVenues(_params, { sources }) {
    const port = requirePort(sources, 'liquidations');
    const coins = await watched(sources);
    const sums = await Promise.all(coins.map(({ coin }) => port.byExchange([coin.facts.code], HOURS)));
    const totals = totalsOf(sums.flatMap((byVenue) => [...(byVenue ?? [])]));
    const venues = [...totals].toSorted(([, a], [, b]) => bothOf(b) - bothOf(a)).slice(0, VENUES);
    const rows = coins.map((one, at) => {
      const byVenue = sums[at] ?? new Map();
      const own = [...byVenue.values()];
      return {
        ...namedOf(one),
        long: sum(own, ({ long }) => long),
        short: sum(own, ({ short }) => short),
        cells: venues.map(([code]) => byVenue.get(code) ?? null),
      };
    });
    return ok({
      hours: HOURS,
      venues: venues.map(([code, { long, short }]) => ({ ...headOf(code), long, short })),
      rows: rows.toSorted((a, b) => bothOf(b) - bothOf(a)),
    });
  },
} satisfies Handlers<
  'futuresStandings' | 'interestMoves' | 'fundingPast' | 'interestPast' | 'liquidationVenues'
>;

interface Sides {
  readonly long: number;
  readonly short: number;
}

function bothOf({ long, short }: Sides): number {
  return long + short;
}

function totalsOf(parts: readonly (readonly [string, Sides])[]): ReadonlyMap<string, Sides> {
  const byVenue = Map.groupBy(parts, ([code]) => code);
  return new Map(
    [...byVenue].map(([code, own]) => [
      code,
      { long: sum(own, ([, { long }]) => long), short: sum(own, ([, { short }]) => short) },
    ]),
  );
}

/** The coins with the most open interest. */
async function watched(sources: Sources): Promise<readonly TradedCoin[]> {
  return (await futuresIndex(sources)).traded.slice(0, WATCHED);
}

async function standingRow(sources: Sources, one: TradedCoin) {
  const { facts, now } = one.coin;
  const { contracts, openInterest, volume24h } = one;
  const funding = meanFunding(contracts);
  return {
    ...namedOf(one),
    name: facts.nameZh || facts.nameEn,
    logo: facts.logo,
    price: now.price,
    change24h: now.change24h,
    openInterest,
    volume24h,
    funding,
    ...(await standingOf(sources, facts.code, { funding, contracts }, PAST_DAYS)),
  };
}

async function moveRow(sources: Sources, { coin: { facts, now }, contracts, openInterest }: TradedCoin) {
  const { interestChange24h } = await interestChanges(sources, facts.code, contracts);
  return {
    code: facts.code,
    symbol: facts.symbol,
    name: facts.nameZh || facts.nameEn,
    logo: facts.logo,
    change24h: now.change24h,
    marketCap: now.marketCap,
    openInterest,
    interestChange24h,
  };
}

/** A coin, and its exchanges with the most open interest. Throws a 404 for a coin without a past. */
async function coinWithPast(sources: Sources, code: string) {
  const coins = await watched(sources);
  const one = coins.find(({ coin }) => coin.facts.code === code);
  if (!one) throw new UpstreamError(404, '没有这个币种的合约历史');
  const venues = [...new Set(one.contracts.map(({ exchange }) => exchange))]
    .toSorted((a, b) => (interestOn(one, b) ?? 0) - (interestOn(one, a) ?? 0))
    .slice(0, VENUES);
  return { one, coins: coins.map(namedOf), venues };
}

function interestOn({ contracts }: TradedCoin, code: string): number | null {
  return sumKnown(
    contracts.filter(({ exchange }) => exchange === code),
    ({ openInterest }) => openInterest,
  );
}

function namedOf({ coin: { facts } }: TradedCoin) {
  return { code: facts.code, symbol: facts.symbol };
}

function headOf(exchange: string) {
  const { code, nameZh, nameEn } = venueOf({ exchange });
  return { code, name: nameZh || nameEn };
}
