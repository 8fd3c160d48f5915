import { dayAgo } from '@coinmirror/shared/time/dayAgo.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { Candle } from '../../ports/candles.ts';
import type { Sources } from '../../ports/sources.ts';

/** The last 24 hours of a ticker, from its candles. */
export interface LastDay {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Whether it traded all the time. */
  readonly isComplete: boolean;
}

/** Most of a day by a longer period, its beginning by minutes. */
const LONG = 5;

/** The last 24 hours of a coin or a ticker id; null before its first candle. */
export async function lastDay(code: string, { candles, clock }: Sources): Promise<LastDay | null> {
  const [now, begins] = [clock.now(), dayAgo(clock.now())];
  const turn = Math.ceil(begins / (LONG * MINUTE)) * LONG * MINUTE;
  const minutes = (turn - begins) / MINUTE;
  const [first, rest] = await Promise.all([
    minutes === 0 ? [] : candles.list({ code, periodMinutes: 1, end: turn, limit: minutes }),
    candles.list({ code, periodMinutes: LONG, end: now, limit: Math.ceil((now - turn) / (LONG * MINUTE)) }),
  ]);
  const all = [...first, ...rest].filter(({ time }) => time >= begins);
  const [opening, closing] = [all[0], all.at(-1)];
  return opening && closing
    ? { ...together(all), open: opening.open, close: closing.close, isComplete: opening.time === begins }
    : null;
}

function together(all: readonly Candle[]) {
  return { high: Math.max(...all.map(({ high }) => high)), low: Math.min(...all.map(({ low }) => low)) };
}
