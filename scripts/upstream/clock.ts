/** The market's clock, as epoch ms. */
export type Clock = () => number;

const MOVING = 'from:';

/**
 * Reads MARKET_CLOCK: empty is the real time, an ISO instant stands still there (tests), and `from:` with an ISO
 * instant begins there and runs on. null when it is none of these.
 */
export function parseClock(text: string, realNow: Clock = Date.now): Clock | null {
  if (text === '') return realNow;
  const moving = text.startsWith(MOVING);
  const start = Date.parse(moving ? text.slice(MOVING.length) : text);
  if (Number.isNaN(start)) return null;
  if (!moving) return () => start;
  const offset = start - realNow();
  return () => realNow() + offset;
}
