import { fieldsOf, type TimeZoneChoice } from '@coinmirror/shared/format/time.ts';

const HOUR = 3_600_000;

/**
 * Milliseconds by which a zone is ahead of UTC. A canvas axis knows only UTC and the machine's own zone, so times are
 * shifted by this before drawing.
 */
export function zoneOffset(zone: TimeZoneChoice): number {
  return fieldsOf(0, zone).hour * HOUR;
}
