/** Round prices per power of ten: 1,000 apart at 95,000, 100 apart at 3,400, 0.01 apart at 0.38. */
const STEPS_A_POWER = 10;

/**
 * The round price between two prices (USD), the last one crossed if several; null if none. The first price decides
 * which prices are round.
 */
export function crossedLevel(from: number, to: number): number | null {
  if (!(from > 0) || !(to > 0) || from === to) return null;
  const step = 10 ** Math.floor(Math.log10(from)) / STEPS_A_POWER;
  const below = to > from ? Math.floor(to / step) : Math.ceil(to / step);
  const level = Number((below * step).toPrecision(6));
  const isBetween = to > from ? level > from && level <= to : level < from && level >= to;
  return isBetween ? level : null;
}
