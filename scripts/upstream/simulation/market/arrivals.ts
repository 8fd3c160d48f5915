import { mix, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import { longTail } from '../random/hash.ts';

/** A trade's instant (epoch ms), its part of its minute's turnover, and which side the moment leans to, −1 to 1. */
export interface Arrival {
  /** Place within its minute, from 0: constant, because a minute's arrivals do not depend on when they are read. */
  readonly place: number;
  readonly time: number;
  readonly part: number;
  readonly lean: number;
}

const SECONDS = MINUTE / SECOND;
/** Seconds for which a market stays busy or quiet, and for which one side dominates. */
const BURST = 7;
/** Trades a second of a busy market, on average; a minute's USD at which a market is that busy. */
const RATE = 2;
const BUSY_USD = 40_000;
const [LEAST_PACE, MOST_PACE] = [0.04, 1.4];
const MOST_A_SECOND = 16;
/** Smallest weight of a trade: most are small, few are large. */
const SMALL = 0.03;

/**
 * The arrivals of a minute that turns over some USD, oldest first: in bursts with pauses between them, sizes with a long
 * tail. Markets that turn over little trade seldom. A minute with turnover has at least one.
 */
export function arrivalsOf(key: number, minute: number, usd: number): readonly Arrival[] {
  if (usd <= 0) return [];
  const pace = Math.min(MOST_PACE, Math.max(LEAST_PACE, Math.sqrt(usd / BUSY_USD)));
  const first = minute / SECOND;
  const found: { time: number; weight: number; lean: number }[] = [];
  for (let second = first; second < first + SECONDS; second += 1) {
    const burst = Math.floor(second / BURST);
    const loud = longTail(mix(key, 0xb025), burst);
    const own = mix(key, second);
    const wanted = RATE * pace * (0.25 + 0.75 * loud) * longTail(own, 0);
    // A fraction of a trade happens by chance.
    const count = Math.min(MOST_A_SECOND, Math.floor(wanted + uniform(own, 1)));
    const lean = 2 * uniform(mix(key, 0x51de), burst) - 1;
    for (let i = 0; i < count; i += 1) {
      const time = second * SECOND + Math.floor(uniform(own, 10 + i) * SECOND);
      found.push({ time, weight: SMALL + longTail(own, 40 + i) ** 2, lean });
    }
  }
  if (found.length === 0)
    found.push({ time: minute + Math.floor(uniform(key, first) * MINUTE), weight: 1, lean: 0 });
  const whole = found.reduce((sum, { weight }) => sum + weight, 0);
  return found
    .sort((a, b) => a.time - b.time)
    .map(({ time, weight, lean }, place) => ({ place, time, part: weight / whole, lean }));
}
