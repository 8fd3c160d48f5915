import type { coinLongShortEndpoints, LongShortPeriod } from '@coinmirror/shared/contract/coin/longShort.ts';
import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import { DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import type { FuturesContract } from '../../ports/contracts.ts';
import type { VenueSides } from '../../ports/longShort.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { contractsOf, venueOf } from '../indexes/pairs.ts';
import { requireCoin } from '../indexes/requireCoin.ts';
import { alignedEnd, countedVenues, meanLong } from '../series/longShort.ts';

type LongShort = NonNullable<GivenOf<typeof coinLongShortEndpoints.coinLongShort>['data']>;

const PERIODS: Readonly<Record<LongShortPeriod, number>> = {
  '15m': 15 * MINUTE,
  '1h': HOUR,
  '4h': 4 * HOUR,
  '24h': DAY,
};
/** Points of the history. */
const POINTS = 90;

export const coinLongShortHandlers = {
  async coinLongShort({ code, period }, { sources }) {
    const { facts } = await requireCoin(sources, code);
    const venues = countedVenues(await contractsOf(sources, facts.code));
    return ok(await longShortOf(facts.code, venues, PERIODS[period], sources));
  },
} satisfies Handlers<'coinLongShort'>;

async function longShortOf(
  code: string,
  venues: readonly FuturesContract[],
  length: number,
  sources: Sources,
): Promise<LongShort | null> {
  const now = alignedEnd(sources.clock.now(), length);
  const [long = null] = await meanLong(sources, { code, venues, times: [now], length });
  const exchanges = venues.map(({ exchange }) => exchange);
  const sides = await requirePort(sources, 'longShort').venues({ code, exchanges, time: now, length });
  if (long === null && sides.length === 0) return null;
  return {
    // Without open interest there is no weight: what each exchange reports stands, and no mean of them.
    long: long === null ? null : long * 100,
    short: long === null ? null : (1 - long) * 100,
    exchanges: venues.flatMap((venue) => {
      const own = sides.find(({ exchange }) => exchange === venue.exchange);
      return own ? [sidesOf(venue, own, now)] : [];
    }),
    history: await historyOf(code, venues, now, length, sources),
  };
}

async function historyOf(
  code: string,
  venues: readonly FuturesContract[],
  now: number,
  length: number,
  sources: Sources,
): Promise<LongShort['history']> {
  const port = requirePort(sources, 'longShort');
  const candles = await sources.candles.list({
    code,
    periodMinutes: length / MINUTE,
    end: now,
    limit: POINTS,
    dayBoundary: 'utc0',
  });
  const times = candles.map(({ time }) => time + length);
  const [longs, positions] = await Promise.all([
    meanLong(sources, { code, venues, times, length }),
    port.topPositions(code, times),
  ]);
  return candles.flatMap(({ close }, i) => {
    const [time, long, position] = [times[i], longs[i] ?? null, positions[i] ?? null];
    if (time === undefined || long === null) return [];
    return [{ time, accountRatio: ratio(long), topPositionRatio: maybeRatio(position), price: close }];
  });
}

function sidesOf(contract: FuturesContract, sides: VenueSides, time: number) {
  const exchange = venueOf(contract);
  return {
    exchangeCode: exchange.code,
    exchangeName: exchange.nameZh || exchange.nameEn,
    exchangeLogo: exchange.logo,
    long: sides.accounts * 100,
    short: (1 - sides.accounts) * 100,
    accountRatio: ratio(sides.accounts),
    topAccountRatio: maybeRatio(sides.topAccounts),
    topPositionRatio: maybeRatio(sides.topPositions),
    takerRatio: maybeRatio(sides.takers),
    openInterest: contract.openInterest,
    time,
  };
}

function ratio(long: number): number {
  return long / (1 - long);
}

function maybeRatio(long: number | null): number | null {
  return long === null ? null : ratio(long);
}
