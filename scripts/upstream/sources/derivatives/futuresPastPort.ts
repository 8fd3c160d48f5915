import type { FuturesPastPort } from '../../ports/futuresPast.ts';
import { contractVenues, exchanges } from '../exchanges/exchanges.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';

/**
 * Futures of past hours as far as they were kept, of the coins with the most open interest: from the first start on, and
 * what venues tell of the time before.
 */
export function futuresPastPort({ store }: PublicWorld): FuturesPastPort {
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
  };
}
