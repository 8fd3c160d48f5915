import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import type { FuturesPastPort, HourSpan, PastSpan, VenueHour } from '../../ports/futuresPast.ts';
import type { LiquidationHour } from '../../ports/liquidations.ts';
import { contractVenues, exchanges } from '../exchanges/exchanges.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';

/**
 * Futures of past hours as far as they were kept, of the coins with the most open interest: from the first start on, and
 * what venues tell of the time before.
 */
export function futuresPastPort({ store, reader }: PublicWorld): FuturesPastPort {
  return {
    provenance: provenanceOf('exchange', ...contractVenues.map((venue) => exchanges[venue].contracts.source)),
    at: async (code, hours) =>
      hours.map((hour) =>
        store.futuresHours
          .of(code, hour)
          .flatMap(({ venue, interest, funding, isFilled }) =>
            interest === null && funding === null
              ? []
              : [{ exchange: venue, openInterest: interest, funding, ...(isFilled && { isFilled }) }],
          ),
      ),
    within: async (code, spans) =>
      spans.map((span) =>
        spanOf(
          hoursIn(span, reader.now()).map((time) => ({ time, kept: store.futuresHours.of(code, time) })),
        ),
      ),
  };
}

interface Kept {
  readonly time: number;
  readonly kept: ReturnType<PublicWorld['store']['futuresHours']['of']>;
}

function spanOf(hours: readonly Kept[]): PastSpan {
  const venues = hours.map(({ kept }) => kept.flatMap(venueHour)).findLast((own) => own.length > 0) ?? [];
  return { venues, liquidated: hours.flatMap(liquidatedIn) };
}

function hoursIn({ from, to }: HourSpan, now: number): readonly number[] {
  const count = Math.max(0, Math.ceil((Math.min(to, now + 1) - from) / HOUR));
  return Array.from({ length: count }, (_, at) => from + at * HOUR);
}

function venueHour({ venue, interest, funding, accounts, isFilled }: Kept['kept'][number]): VenueHour[] {
  if (interest === null && funding === null && accounts === null) return [];
  return [{ exchange: venue, openInterest: interest, funding, accounts, ...(isFilled && { isFilled }) }];
}

/** Over the venues that were heard; nothing where none was. */
function liquidatedIn({ time, kept }: Kept): LiquidationHour[] {
  const heard = kept.filter(({ liquidatedLong }) => liquidatedLong !== null);
  if (heard.length === 0) return [];
  const long = sum(heard, ({ liquidatedLong }) => liquidatedLong);
  return [{ time, long, short: sum(heard, ({ liquidatedShort }) => liquidatedShort) }];
}
