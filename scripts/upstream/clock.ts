/** The market's clock, as epoch ms. */
export type Clock = () => number;

const MOVING = 'from:';
/** Before it there is no market to show; after it the market's whole past takes minutes to draw. */
const FIRST = Date.UTC(2010, 0, 1);
const LAST = Date.UTC(2050, 0, 1);

/**
 * Reads MARKET_CLOCK: empty is the real time, an ISO instant stands still there (tests), and `from:` with an ISO
 * instant begins there and runs on. null when it is none of these, or outside the years 2010 to 2050.
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
