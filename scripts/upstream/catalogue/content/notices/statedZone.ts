import { HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';

/** Names that stand for one offset all year, in hours. `CST` is China's or America's, `ET` changes: they say nothing. */
const NAMES: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  北京时间: 8,
  北京時間: 8,
  香港时间: 8,
  香港時間: 8,
  新加坡时间: 8,
  新加坡時間: 8,
  东八区: 8,
  東八區: 8,
  HKT: 8,
  SGT: 8,
  KST: 9,
  JST: 9,
};

/** The pattern of a stated zone: `UTC`, `(UTC+8)`, `GMT+08:00`, `北京时间`. */
export const ZONE = `[(（]?\\s*(?:UTC|GMT|HKT|SGT|KST|JST|${Object.keys(NAMES)
  .filter((name) => /\p{Script=Han}/u.test(name))
  .join('|')})(?:\\s*[+\\-−]\\s*\\d{1,2}(?::?\\d{2})?)?(?![A-Za-z0-9])\\s*[)）]?`;

const PARTS = /(?<name>\p{L}+)(?:\s*(?<sign>[+\-−])\s*(?<hours>\d{1,2})(?::?(?<minutes>\d{2}))?)?/u;
const MOST = 14;

/** ms by which a stated zone is ahead of UTC; null for none, and for an offset that no place has. */
export function zoneOffset(stated: string): number | null {
  const { name = '', sign, hours, minutes = '0' } = PARTS.exec(stated)?.groups ?? {};
  const own = NAMES[name];
  if (own === undefined) return null;
  if (hours === undefined) return own * HOUR;
  // `UTC+8`; but no name of a place is ahead of itself.
  if (own !== 0 || Number(hours) > MOST || Number(minutes) >= 60) return null;
  return (sign === '+' ? 1 : -1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
}
