import type {
  LiquidationHour,
  LiquidationOrder,
  LiquidationsPort,
} from '@coinmirror/handlers/ports/liquidations.ts';
import { NotConnectedError } from '@coinmirror/handlers/sources/requirePort.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import { type PublicWorld, provenanceOf } from '../ports/publicWorld.ts';

/**
 * Positions closed by force, as far as they were collected (已收录的强平): a floor, and of Gate alone. Hours in which
 * nobody was heard are left out. Throws NotConnectedError where there is no other.
 */
export function liquidationsPort({ reader, store }: PublicWorld): LiquidationsPort {
  const startOf = (count: number) => (Math.floor(reader.now() / HOUR) - count + 1) * HOUR;

  function heardHours(count: number): readonly number[] {
    const hours = store.liquidations.hours(startOf(count)).filter((hour) => hour <= reader.now());
    if (hours.length === 0) throw new NotConnectedError('liquidations');
    return hours;
  }

  function ordersSince(code: string, from: number): readonly LiquidationOrder[] {
    return store.liquidations.since(code, from).filter(({ time }) => time <= reader.now());
  }

  return {
    provenance: provenanceOf('exchange', 'GATE'),
    async hours(codes, count) {
      const hours = heardHours(count);
      return codes.map((code) => hourly(ordersSince(code, startOf(count)), hours));
    },
    async byExchange(codes, count) {
      heardHours(count);
      const sums = store.liquidations.sums(startOf(count)).filter(({ code }) => codes.includes(code));
      return new Map(
        [...Map.groupBy(sums, ({ venue }) => venue)].map(([venue, own]) => [
          venue,
          { long: sumOf(own, 'long'), short: sumOf(own, 'short') },
        ]),
      );
    },
    async orders(codes, count) {
      heardHours(count);
      return codes.map((code) => {
        const orders = ordersSince(code, startOf(count));
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
