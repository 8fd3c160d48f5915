import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { LongShortPort, VenueSides } from '../../ports/longShort.ts';
import { type AccountVenue, accountVenues, exchanges } from '../exchanges/exchanges.ts';
import type { AccountsMinutes, AccountsQuestion, VenueAccounts } from '../exchanges/kinds/accounts.ts';
import { unanswered } from '../status/sourcePorts.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';
import { accountsReader } from './accountsReader.ts';

const LENGTHS: readonly AccountsMinutes[] = [5, 15, 30, 60, 240, 1440];
/** Length in which the largest accounts' positions are asked for where the instants do not report one. */
const HOURLY = 60;

/** The first venue that reports its largest accounts' positions, and how. */
const topReporter = accountVenues.flatMap((venue) => {
  const { top } = exchanges[venue].accounts;
  return top === null ? [] : [{ venue, ask: top.positions }];
})[0];

/** The venue of an exchange's code; null for one that reports nothing of its accounts. */
function accountVenueOf(exchange: string): AccountVenue | null {
  return accountVenues.find((name) => name === exchange) ?? null;
}

/**
 * Accounts long and short by exchange, as each tells them: never averaged here. The largest accounts are Binance's alone.
 * Throws NotConnectedError where no exchange reports anything.
 */
export function longShortPort(world: PublicWorld): LongShortPort {
  const reader = accountsReader(world);

  async function reported<Value>(value: Value): Promise<Value> {
    if (await reader.isSilent()) throw unanswered('longShort');
    return value;
  }

  async function sidesOf(code: string, exchange: string, time: number, length: number) {
    const [venue, minutes] = [accountVenueOf(exchange), minutesOf(length)];
    if (venue === null || minutes === null) return [];
    const longAt = async (ask?: AccountsQuestion) => {
      const periods = await reader.read({ code, venue, minutes, ...(ask && { ask }) });
      return longShareAt(periods, time, length);
    };
    const accounts = await longAt();
    if (accounts === null) return [];
    const { top } = exchanges[venue].accounts;
    const sides: VenueSides = {
      exchange,
      accounts,
      topAccounts: top && (await longAt(top.accounts)),
      topPositions: top && (await longAt(top.positions)),
      takers: null,
    };
    return [sides];
  }

  return {
    provenance: provenanceOf('exchange', ...accountVenues.map((venue) => exchanges[venue].accounts.source)),
    async accounts({ code, exchanges, times, length }) {
      const minutes = minutesOf(length);
      const rows = exchanges.map(async (exchange) => {
        const venue = accountVenueOf(exchange);
        const periods = venue && minutes ? await reader.read({ code, venue, minutes }) : [];
        return times.map((time) => longShareAt(periods, time, length));
      });
      return reported(await Promise.all(rows));
    },
    async topPositions(code, times) {
      const length = lengthBetween(times);
      const minutes = minutesOf(length) ?? HOURLY;
      const periods = topReporter && (await reader.read({ code, minutes, ...topReporter }));
      return reported(times.map((time) => longShareAt(periods ?? [], time, minutes * MINUTE)));
    },
    async venues({ code, exchanges, time, length }) {
      const sides = await Promise.all(exchanges.map((exchange) => sidesOf(code, exchange, time, length)));
      return reported(sides.flat());
    },
  };
}

/** The length of a period (ms) in minutes; null for one that venues do not offer. */
function minutesOf(length: number): AccountsMinutes | null {
  return LENGTHS.find((minutes) => minutes * MINUTE === length) ?? null;
}

/** ms between two instants of a row of them. */
function lengthBetween(times: readonly number[]): number {
  const [first, second] = times.slice(-2);
  return first === undefined || second === undefined ? HOURLY * MINUTE : second - first;
}

/**
 * Share of the accounts that were long at the end of a period, 0–1: told at that time or within the period before it.
 * The newest one stands for the next end too, until that is reported. null if unknown.
 */
export function longShareAt(periods: readonly VenueAccounts[], end: number, length: number): number | null {
  const at = periods.findLast(({ time }) => time <= end);
  if (!at) return null;
  const isWithin = end - at.time < length || (at === periods.at(-1) && end - at.time === length);
  return isWithin ? at.long / 100 : null;
}
