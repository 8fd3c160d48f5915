import { HOUR } from '@coinmirror/shared/time/units.ts';

/** Hours that the clock of New York and Washington is behind UTC in winter. */
const WINTER = 5;

/** The instant (epoch ms) of a time in New York: ms since midnight of a day, YYYY-MM-DD. */
export function newYorkTime(day: string, clock: number): number {
  return Date.parse(`${day}T00:00:00Z`) + clock + (WINTER - (isSummer(day) ? 1 : 0)) * HOUR;
}

/** Whether New York keeps summer time: from the second Sunday of March to the first of November. */
function isSummer(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const sunday = (month: number, nth: number) => {
    const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
    return Date.UTC(year, month, 1 + ((7 - first) % 7) + 7 * (nth - 1));
  };
  const time = Date.parse(`${day}T00:00:00Z`);
  return time >= sunday(2, 2) && time < sunday(10, 1);
}
