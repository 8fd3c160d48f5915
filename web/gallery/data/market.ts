import type { Candle } from '@coinmirror/upstream/ports/candles.ts';
import { createSimulatedMarket } from '@coinmirror/upstream/simulation/market/simulatedMarket.ts';

/** The fixed time of all exhibits. */
export const NOW = Date.UTC(2026, 0, 15, 4, 30);

/** The simulated market with a seed of its own: the same candles on each visit, and no network. */
const market = createSimulatedMarket({ seed: 20_170_808, now: () => NOW });

/** Candles of a coin's price, oldest first. */
export function candlesOf(code: string, minutes: number, limit: number): Promise<readonly Candle[]> {
  return market.candles({ code, periodMinutes: minutes, end: NOW, limit });
}

/** Two years of days, for time charts. */
export const bitcoinDays = await candlesOf('bitcoin', 1440, 730);
export const etherDays = await candlesOf('ethereum', 1440, 730);
