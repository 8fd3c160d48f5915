import type { Trade, TradesPort } from '@coinmirror/handlers/ports/trades.ts';
import { SECOND } from '@coinmirror/shared/time/units.ts';
import { venueNames } from '../identity/venues.ts';
import { type PublicWorld, provenanceOf } from '../ports/publicWorld.ts';
import { createShare } from './share.ts';
import { pairOf, readNamed } from './subjectOf.ts';
import { sourceOf, venueBooks } from './venueBooks.ts';

/** Of each venue's limits. */
const PART = 1 / 6;
/** ms. */
const AGE = 1 * SECOND;

/** Trades of venues, at most a second old while their limits allow it. */
export function createTradesPort({ reader, market }: PublicWorld): TradesPort {
  const read = createShare(reader, PART);
  return {
    provenance: provenanceOf('exchange', ...venueNames.map(sourceOf)),
    async latest(tickerId, limit, time = Number.POSITIVE_INFINITY) {
      const named = readNamed(tickerId);
      const pair = named && pairOf(named, await market());
      if (pair === null) return [];
      const source = sourceOf(pair.venue);
      const known = await read(source, venueBooks[pair.venue].trades(pair.ticker.symbol), AGE);
      if (known.kind === 'nothing') return [];
      const skew = reader.skew(source);
      const ours = known.value.map((trade): Trade => ({ ...trade, time: Math.round(trade.time - skew) }));
      return onceEach(ours)
        .filter((trade) => trade.time <= time)
        .slice(0, limit);
    },
  };
}

function onceEach(trades: readonly Trade[]): readonly Trade[] {
  const seen = new Set<string>();
  return trades.filter(({ id }) => !seen.has(id) && seen.add(id));
}
