import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import type { VenueDay } from '../../ports/venues.ts';

/** Volume of an exchange by day, oldest first, the last row the 24 hours until now. */
export function volumeHistory(code: string, sources: Sources, days: number): Promise<readonly VenueDay[]> {
  return requirePort(sources, 'venues').history(code, days);
}
