import type { FuturesPastPort } from '../../ports/futuresPast.ts';
import { contractVenues, exchanges } from '../exchanges/exchanges.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';

/** Futures of past hours as far as they were kept: from the first start on, of the coins with the most open interest. */
export function futuresPastPort({ store }: PublicWorld): FuturesPastPort {
  return {
    provenance: provenanceOf('exchange', ...contractVenues.map((venue) => exchanges[venue].contracts.source)),
    at: async (code, hours) =>
      hours.map((hour) =>
        store.futuresHours
          .of(code, hour)
          .flatMap(({ venue, interest, funding }) =>
            interest === null && funding === null
              ? []
              : [{ exchange: venue, openInterest: interest, funding }],
          ),
      ),
  };
}
