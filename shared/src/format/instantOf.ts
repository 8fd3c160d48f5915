import type { TimeZoneChoice } from './time.ts';

const OFFSETS: Readonly<Record<TimeZoneChoice, string>> = { 'Asia/Shanghai': '+08:00', UTC: 'Z' };

/** The instant (epoch ms) of a field's `2026-11-20T14:05` in a zone; null if invalid. */
export function instantOf(text: string, zone: TimeZoneChoice): number | null {
  const time = Date.parse(text + OFFSETS[zone]);
  return text.includes('T') && Number.isFinite(time) ? time : null;
}
