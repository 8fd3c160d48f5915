import type { Trade } from '@coinmirror/handlers/ports/trades.ts';
import { mix, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { Path } from '../path/path.ts';
import { roundPrice } from '../path/price.ts';
import { sizeOf } from './orderBook.ts';

const PER_MINUTE = 40;
const STEP = MINUTE / PER_MINUTE;

/**
 * The latest trades, newest first: at most forty a minute, each at the price of its instant. A minute's trades are
 * worth `part` of that minute's turnover. `scale` converts the coin's USD price into the ticker's.
 */
export function tradesBefore(
  path: Path,
  key: number,
  now: number,
  limit: number,
  scale: number,
  part: number,
): readonly Trade[] {
  const trades: Trade[] = [];
  let index = Math.floor(now / STEP);
  const oldest = Math.max(path.start, now - 6 * 60 * MINUTE);
  while (trades.length < limit && index * STEP >= oldest) {
    const time = index * STEP + Math.floor(uniform(key, index) * (STEP - 1));
    if (time <= now) {
      const before = path.levelAt(Math.max(time - STEP, path.start));
      const level = path.levelAt(time);
      const minute = Math.floor(time / MINUTE) * MINUTE;
      const usd = (minuteUsd(path, minute, now) * part) / PER_MINUTE;
      const price = roundPrice(Math.exp(level) * scale);
      const size = sizeOf((usd * (0.15 + 1.7 * uniform(mix(key, 0x512e), index))) / Math.exp(level));
      const rises = level === before ? uniform(mix(key, 0x51de), index) < 0.5 : level > before;
      if (size > 0) trades.push({ id: String(index), time, price, size, side: rises ? 'buy' : 'sell' });
    }
    index -= 1;
  }
  return trades;
}

/** USD volume of a minute; the current minute counts pro rata. */
function minuteUsd(path: Path, minute: number, now: number): number {
  const from = Math.max(minute, path.start);
  const to = Math.min(minute + MINUTE, now);
  if (to <= from) return 0;
  return (path.range(from, to).usd * MINUTE) / (to - from);
}
