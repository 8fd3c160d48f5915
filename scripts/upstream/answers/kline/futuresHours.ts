import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import { FUTURES_DAYS, type futuresHoursEndpoints } from '@coinmirror/shared/contract/futuresHours.ts';
import { type CandleSpan, candleSpans, shiftOf } from '@coinmirror/shared/kline/openings.ts';
import { sum, sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { FuturesContract } from '../../ports/contracts.ts';
import type { PastSpan } from '../../ports/futuresPast.ts';
import type { LiquidationHour } from '../../ports/liquidations.ts';
import { ifConnected, requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { pause } from '../concurrency/pause.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { HOURS } from '../indexes/futures.ts';
import { contractsOf } from '../indexes/pairs.ts';
import { requireCoin } from '../indexes/requireCoin.ts';
import { meanFunding } from '../rows/futuresRow.ts';
import { fundingOfHour, interestOfHour } from '../series/futuresPast.ts';
import { alignedEnd, countedVenues, weightedLong } from '../series/longShort.ts';

/** Candles whose futures are read at once. */
const PART = 60;

type Point = NonNullable<GivenOf<typeof futuresHoursEndpoints.futuresHours>['data']>['points'][number];

export const futuresHoursHandlers = {
  async futuresHours({ code, period, reach, utc, limit }, { sources }) {
    const { facts } = await requireCoin(sources, code);
    const contracts = await contractsOf(sources, facts.code);
    if (contracts.length === 0) return ok(null);
    const now = sources.clock.now();
    const end = reach === null ? now : Math.min(reach * 1000, now);
    const shift = shiftOf(utc === 1 ? 'utc0' : 'utc8');
    const spans = candleSpans(end, period, shift, limit, now - FUTURES_DAYS * DAY);
    return ok({ points: await pointsOf(facts.code, contracts, spans, sources) });
  },
} satisfies Handlers<'futuresHours'>;

async function pointsOf(
  code: string,
  contracts: readonly FuturesContract[],
  spans: readonly CandleSpan[],
  sources: Sources,
): Promise<Point[]> {
  const now = sources.clock.now();
  const past = await pastOf(code, spans, sources);
  const heard = await heardHours(code, sources);
  const ratios = await longShortOf(code, contracts, spans, past, sources);
  return spans.map(({ from, to }, at) => {
    const { venues, liquidated } = past[at] ?? { venues: [], liquidated: [] };
    const isOpen = to > now;
    const hour = { time: from, venues };
    const closed = [
      ...liquidated.filter(({ time }) => !heard.has(time)),
      ...[...heard.values()].filter(({ time }) => time >= from && time < to),
    ];
    return {
      time: from,
      // Of the candle that is open now the last one is the present's, as on every page.
      funding: isOpen ? meanFunding(contracts) : fundingOfHour(hour),
      openInterest: isOpen ? sumKnown(contracts, (one) => one.openInterest) : interestOfHour(hour),
      accountRatio: ratios[at] ?? null,
      long: closed.length === 0 ? null : sum(closed, (one) => one.long),
      short: closed.length === 0 ? null : sum(closed, (one) => one.short),
    };
  });
}

async function pastOf(
  code: string,
  spans: readonly CandleSpan[],
  sources: Sources,
): Promise<readonly PastSpan[]> {
  const port = requirePort(sources, 'futuresPast');
  const past: PastSpan[] = [];
  for (let at = 0; at < spans.length; at += PART) {
    past.push(...(await port.within(code, spans.slice(at, at + PART))));
    // Half a thousand hours take a while: others are answered in between.
    await pause();
  }
  return past;
}

/** Liquidations of the last day by hour, as all pages sum them; none where no source tells them. */
async function heardHours(code: string, sources: Sources): Promise<ReadonlyMap<number, LiquidationHour>> {
  const hours = await ifConnected(() => requirePort(sources, 'liquidations').hours([code], HOURS));
  return new Map(hours?.[0]?.map((hour) => [hour.time, hour]));
}

/** Accounts long ÷ short as each span's last hour began: what exchanges tell of their past, else what was kept of it. */
async function longShortOf(
  code: string,
  contracts: readonly FuturesContract[],
  spans: readonly CandleSpan[],
  past: readonly PastSpan[],
  sources: Sources,
): Promise<readonly (number | null)[]> {
  const venues = countedVenues(contracts);
  const newest = alignedEnd(sources.clock.now(), HOUR);
  const times = spans.map(({ to }) => Math.min(to - HOUR, newest));
  const exchanges = venues.map(({ exchange }) => exchange);
  const told = await ifConnected(() =>
    requirePort(sources, 'longShort').accounts({ code, exchanges, times, length: HOUR }),
  );
  return spans.map((_, at) => {
    const kept = new Map(past[at]?.venues.map(({ exchange, accounts }) => [exchange, accounts ?? null]));
    const long = weightedLong(
      venues,
      ({ exchange }, place) => told?.[place]?.[at] ?? kept.get(exchange) ?? null,
    );
    return long === null ? null : long / (1 - long);
  });
}
