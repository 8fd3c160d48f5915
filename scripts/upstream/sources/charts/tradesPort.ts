import type { TradesPort } from '../../ports/trades.ts';
import { exchanges, spotVenues } from '../exchanges/exchanges.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';
import { pairOf, readNamed } from './subjectOf.ts';
import { createTape, type Tape } from './tape.ts';

/** Trades of venues, at most a second old while their limits allow it. */
export function createTradesPort(world: PublicWorld, tape: Tape = createTape(world)): TradesPort {
  return {
    provenance: provenanceOf('exchange', ...spotVenues.map((venue) => exchanges[venue].candles.source)),
    async latest(tickerId, limit, time = Number.POSITIVE_INFINITY) {
      const named = readNamed(tickerId);
      const pair = named && pairOf(named, await world.market());
      if (pair === null) return [];
      return (await tape(pair)).filter((trade) => trade.time <= time).slice(0, limit);
    },
  };
}
