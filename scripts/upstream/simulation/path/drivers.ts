import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { ALT_SEASONS, EURO_HISTORY, GOLD_HISTORY, YUAN_HISTORY } from '../history/history.ts';
import { continueLine, type Line, lineThrough } from '../history/knots.ts';
import { bitcoinLine } from '../history/recordedDays.ts';

/** Market-wide drivers: the same for every instrument. */
export interface Drivers {
  readonly seed: number;
  /** Key of the market-wide volatility. */
  readonly loudKey: number;
  /** Log price of Bitcoin, gold (USD), the euro (USD) and the dollar (CNY) without daily noise. */
  readonly bitcoin: Line;
  readonly gold: Line;
  readonly euro: Line;
  readonly yuan: Line;
  /** How far altcoins stand above their usual level relative to Bitcoin, as a logarithm. */
  readonly altSeason: Line;
}

/** The drivers of a seed: real history until 2026, a simulated future after that. */
export function createDrivers(seed: number): Drivers {
  const future = (name: string) => keyOf(`future-${name}`, seed);
  // Gold and the currencies are the same in every market: see economy.ts.
  const worldFuture = (name: string) => keyOf(`future-${name}`, 0);
  return {
    seed,
    loudKey: keyOf('loud', seed),
    bitcoin: continueLine(bitcoinLine(), {
      key: future('bitcoin'),
      step: 40,
      level: Math.log(92_000),
      growth: 0.08,
      stray: 0.12,
      memory: 0.88,
    }),
    gold: continueLine(lineThrough(GOLD_HISTORY, Math.log), {
      key: worldFuture('gold'),
      step: 50,
      level: Math.log(4_350),
      growth: 0.05,
      stray: 0.04,
      memory: 0.9,
    }),
    euro: continueLine(lineThrough(EURO_HISTORY, Math.log), {
      key: worldFuture('euro'),
      step: 60,
      level: Math.log(1.16),
      growth: 0,
      stray: 0.018,
      memory: 0.85,
    }),
    yuan: continueLine(lineThrough(YUAN_HISTORY, Math.log), {
      key: worldFuture('yuan'),
      step: 60,
      level: Math.log(7.02),
      growth: 0,
      stray: 0.01,
      memory: 0.85,
    }),
    altSeason: continueLine(
      lineThrough(ALT_SEASONS, (value) => value),
      {
        key: future('altSeason'),
        step: 55,
        level: 0.15,
        growth: 0,
        stray: 0.2,
        memory: 0.75,
      },
    ),
  };
}
