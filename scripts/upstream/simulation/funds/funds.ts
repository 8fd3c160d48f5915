import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { BEIJING, DAY } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import type { Candle } from '../../ports/candles.ts';
import type { FundDay } from '../../ports/funds.ts';
import { normal } from '../random/hash.ts';
import type { FundHolding } from './fundHoldings.ts';

/** A day's move above which inflows grow no further. */
const MOST_MOVE = 0.06;

/**
 * Daily flows of a coin's funds: money follows the day's move and a sentiment shared by all funds; nothing flows at
 * weekends. `days` are the coin's completed daily candles, oldest first. Holdings pass through those of 2026-01-01, so
 * any range of days around it gives the same values. Whole coins; flows add up to holdings exactly.
 */
export function fundDays(of: readonly FundHolding[], days: readonly Candle[]): readonly FundDay[] {
  const flows = days.map((day) => of.map((fund) => flowOf(fund, day)));
  const anchor = days.findIndex(({ time }) => time >= ANCHOR - BEIJING);
  const passed = anchor < 0 ? days.length : anchor;
  const held = of.map(({ held: base }, place) => {
    const before = flows.slice(0, passed).reduce((sum, day) => sum + (day[place] ?? 0), 0);
    return base - before;
  });
  return days.map(({ time }, at) => {
    of.forEach((_, place) => {
      held[place] = (held[place] ?? 0) + (flows[at]?.[place] ?? 0);
    });
    return { time, flows: flows[at] ?? [], held: [...held] };
  });
}

function flowOf({ ticker, coin, held, drift }: FundHolding, { time, open, close }: Candle): number {
  const day = Math.floor((time + BEIJING) / DAY);
  const weekday = (day + 4) % 7;
  if (weekday === 0 || weekday === 6) return 0;
  const move = Math.min(Math.max(close / open - 1, -MOST_MOVE), MOST_MOVE);
  const mood = 0.0016 * normal(keyOf(`funds-${coin}`, 0), day);
  const own = 0.0008 * normal(keyOf(`fund-${ticker}`, 0), day);
  return Math.round(held * (drift + mood + own + 0.04 * move));
}
