import { CURRENCY_UNITS } from '@coinmirror/shared/constants/currencyUnits.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { Rates, RatesPort } from '../../ports/rates.ts';
import { currencyHistory } from '../providers/frankfurter/frankfurter.ts';
import { unanswered } from '../status/sourcePorts.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';
import { type RateSeries, rateAt, seriesOf } from './rateSeries.ts';

/** Units of money that are no currency of a central bank. */
const OTHERS: ReadonlySet<string> = new Set(['usd', 'btc', 'eth', 'local']);
const CURRENCIES = CURRENCY_UNITS.filter((unit) => !OTHERS.has(unit)).map((unit) => unit.toUpperCase());

/** ms. */
const RATES_EVERY = HOUR;
const HISTORY_EVERY = 12 * HOUR;
/** Days before an instant in which its rate was set at the latest: the longest holidays. */
const HOLIDAYS = 12;

/**
 * Official rates, blended of the central banks that publish them, as of the last working day. Throws NotConnectedError
 * where none was ever told.
 */
export function ratesPort(world: PublicWorld): RatesPort {
  const { reader } = world;

  async function read(from: number, every: number): Promise<RateSeries> {
    const known = await reader.read('FRANKFURTER', currencyHistory(CURRENCIES, from), every);
    return known.kind === 'nothing' ? new Map() : seriesOf(known.value);
  }

  /** Of this month and the one before; while they are not told, those of the month before, which were. */
  async function recent(): Promise<RateSeries> {
    const series = await read(monthStart(reader.now(), -1), RATES_EVERY);
    if (series.size > 0) return series;
    const before = reader.latest('FRANKFURTER', currencyHistory(CURRENCIES, monthStart(reader.now(), -2)));
    if (before.kind === 'nothing') throw unanswered('rates');
    return seriesOf(before.value);
  }

  return {
    provenance: provenanceOf('public', 'FRANKFURTER'),
    async at(times) {
      const now = await recent();
      const earliest = Math.min(...times);
      const isRecent = ratesAt(now, earliest) !== null;
      const past = isRecent ? now : await read(yearStart(earliest), HISTORY_EVERY);
      return times.map((time) => ratesAt(now, time) ?? ratesAt(past, time));
    },
    async setAt() {
      const set = rateAt(await recent(), 'CNY', reader.now());
      if (set === null) throw unanswered('rates');
      return set.day;
    },
  };
}

/** Each currency's rate at an instant; null where yuan or euro have none. */
function ratesAt(series: RateSeries, time: number): Rates | null {
  const rates = Object.fromEntries(
    CURRENCIES.flatMap((currency) => {
      const rate = rateAt(series, currency, time);
      return rate === null ? [] : [[currency.toLowerCase(), rate.perUsd] as const];
    }),
  );
  const { cny, eur } = rates;
  return cny === undefined || eur === undefined ? null : { ...rates, usd: 1, cny, eur };
}

/** The first day of the month of an instant, or of one some months from it: a question that lasts a month. */
function monthStart(time: number, months: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
}

/** The first day of the year of an instant, and the holidays before it. */
function yearStart(time: number): number {
  return Date.UTC(new Date(time).getUTCFullYear(), 0, 1) - HOLIDAYS * DAY;
}
