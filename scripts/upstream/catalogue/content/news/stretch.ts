import type { CatalogueCoin } from '../../catalogueCoin.ts';
import { between, type Prices } from './figures.ts';

/** A coin over a series of closed days. */
export interface Stretch {
  readonly coin: CatalogueCoin;
  /** Oldest first, all complete. */
  readonly days: readonly Prices[];
  readonly open: number;
  readonly close: number;
  /** % from the first open to the last close. */
  readonly change: number;
  readonly turnover: number;
}

/** The figures of one coin; null if days are missing. */
export function stretchOf(coin: CatalogueCoin, days: readonly Prices[], count: number): Stretch | null {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last || days.length < count) return null;
  const turnover = days.reduce((sum, day) => sum + day.turnover, 0);
  return {
    coin,
    days,
    open: first.open,
    close: last.close,
    change: between(first.open, last.close),
    turnover,
  };
}

/** Strongest first. */
export function byChange(stretches: readonly Stretch[]): readonly Stretch[] {
  return stretches.toSorted((a, b) => b.change - a.change);
}
