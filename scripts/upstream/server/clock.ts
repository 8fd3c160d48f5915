/** The market's clock, as epoch ms. */
export type Clock = () => number;

const MOVING = 'from:';
/** Before this there is no market; long after it the market's whole past takes minutes to compute. */
const FIRST = Date.UTC(2010, 0, 1);
const LAST = Date.UTC(2050, 0, 1);

/**
 * Parses MARKET_CLOCK: empty is the real time, an ISO instant freezes the clock (tests), and `from:` with an ISO
 * instant starts there and advances. null for anything else, or outside the years 2010 to 2050.
 */
export function parseClock(text: string, realNow: Clock = Date.now): Clock | null {
  if (text === '') return realNow;
  const moving = text.startsWith(MOVING);
  const start = Date.parse(moving ? text.slice(MOVING.length) : text);
  if (!(start >= FIRST && start < LAST)) return null;
  if (!moving) return () => start;
  const offset = start - realNow();
  return () => realNow() + offset;
}
