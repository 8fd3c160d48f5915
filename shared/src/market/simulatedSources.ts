import type { Reporter } from '../content/news/item.ts';
import { newsroomOf } from '../content/news/newsroom.ts';
import type { Sources } from '../ports/sources.ts';
import { economyPorts } from './ports/economyPorts.ts';
import { tradingPorts } from './ports/tradingPorts.ts';
import { createSimulatedMarket, type SimulationOptions } from './simulatedMarket.ts';
import type { SimulatedMarket } from './source.ts';
import { createWorld } from './world.ts';

export interface WorldOptions extends SimulationOptions {
  /** Who writes the news, where it is not the newsroom's own. */
  readonly reporters?: readonly Reporter[];
}

/** A whole simulated world: the same seed is the same world. */
export function createSimulatedSources({ reporters, ...options }: WorldOptions): Sources {
  return simulatedSources(createSimulatedMarket(options), reporters);
}

/** Every port of a simulated market. */
export function simulatedSources(market: SimulatedMarket, reporters?: readonly Reporter[]): Sources {
  const world = createWorld(market);
  const { provenance } = world;
  return {
    clock: { now: market.now, exact: market.clock },
    coins: { provenance, all: market.coins },
    candles: { provenance, list: market.candles, prices: market.prices },
    trades: { provenance, latest: market.trades },
    ticks: { provenance, subscribe: market.subscribe },
    ...economyPorts(world),
    ...tradingPorts(world),
    news: { provenance, ...newsroomOf(market, reporters) },
  };
}
