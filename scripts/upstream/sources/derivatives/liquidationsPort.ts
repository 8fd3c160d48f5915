import { HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import type { LiquidationHour, LiquidationOrder, LiquidationsPort } from '../../ports/liquidations.ts';
import { NotConnectedError } from '../../ports/requirePort.ts';
import { exchanges, liquidationVenues } from '../exchanges/exchanges.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';

/** ms into an hour in which it counts as heard though nobody has reported anything of it yet. */
const NOT_REPORTED_YET = 2 * MINUTE;

const sourceNames = liquidationVenues.flatMap((venue) => {
  const { list, socket } = exchanges[venue].liquidations;
  return list?.source ?? socket?.row.source ?? [];
});

/**
 * Positions closed by force, as far as they were collected (已收录的强平): a floor, of the exchanges that tell them.
 * Hours in which nobody was heard are left out. Throws NotConnectedError where there is no other.
 */
export function liquidationsPort({ reader, store }: PublicWorld): LiquidationsPort {
  const hourNow = () => Math.floor(reader.now() / HOUR) * HOUR;
  const startOf = (count: number) => hourNow() - (count - 1) * HOUR;

  /** Hours that were heard, and the one that has just begun after such a one. */
  function withNow(heard: readonly number[]): readonly number[] {
    const now = hourNow();
    const past = heard.filter((hour) => hour <= now);
    const isNew = past.at(-1) === now - HOUR && reader.now() - now < NOT_REPORTED_YET;
    return isNew ? [...past, now] : past;
  }

  function heardHours(count: number): readonly number[] {
    const hours = withNow(store.liquidations.hours(startOf(count)));
    if (hours.length === 0) throw new NotConnectedError('liquidations');
    return hours;
  }

  /** Exchanges that were heard in each of the last hours: the sum of another one is not known. */
  function completeVenues(count: number): ReadonlySet<string> {
    const byVenue = Map.groupBy(store.liquidations.hoursByVenue(startOf(count)), ({ venue }) => venue);
    const whole = [...byVenue].filter(([, heard]) => {
      const hours = heard.map(({ hour }) => hour).toSorted((one, other) => one - other);
      return withNow(hours).length === count;
    });
    return new Set(whole.map(([venue]) => venue));
  }

  const untilNow = (orders: readonly LiquidationOrder[]) => orders.filter(({ time }) => time <= reader.now());

  return {
    provenance: provenanceOf('exchange', ...sourceNames),
    async hours(codes, count) {
      const hours = heardHours(count);
      return codes.map((code) => hourly(untilNow(store.liquidations.counted(code, startOf(count))), hours));
    },
    async byExchange(codes, count) {
      heardHours(count);
      const sums = store.liquidations.sums(startOf(count)).filter(({ code }) => codes.includes(code));
      const byVenue = Map.groupBy(sums, ({ venue }) => venue);
      return new Map(
        [...completeVenues(count)].map((venue) => {
          const own = byVenue.get(venue) ?? [];
          return [venue, { long: sumOf(own, 'long'), short: sumOf(own, 'short') }];
        }),
      );
    },
    async orders(codes, count) {
      heardHours(count);
      return codes.map((code) => {
        const orders = untilNow(store.liquidations.since(code, startOf(count)));
        const byHour = Map.groupBy(orders, ({ time }) => Math.floor(time / HOUR));
        return [...byHour].toSorted(([one], [other]) => one - other).flatMap(([, own]) => own);
      });
    },
  };
}

function hourly(orders: readonly LiquidationOrder[], hours: readonly number[]): readonly LiquidationHour[] {
  const byHour = Map.groupBy(orders, ({ time }) => Math.floor(time / HOUR) * HOUR);
  return hours.map((time) => {
    const own = byHour.get(time) ?? [];
    return { time, long: sumOf(own, 'long'), short: sumOf(own, 'short') };
  });
}

type Sided = Pick<LiquidationOrder, 'side' | 'usd'>;

function sumOf(orders: readonly Sided[], side: Sided['side']): number {
  return orders.reduce((total, order) => (order.side === side ? total + order.usd : total), 0);
}
