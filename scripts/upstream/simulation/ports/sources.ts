import type { CreditedSource } from '@coinmirror/shared/constants/sourceCredits.ts';
import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import type { Sources } from '../../ports/sources.ts';
import { createSimulatedMarket, type SimulationOptions } from '../market/simulatedMarket.ts';
import type { SimulatedMarket } from '../market/source.ts';
import { createWorld } from '../market/world.ts';
import type { Reporter } from '../newsroom/item.ts';
import { coinPorts } from './coinPorts.ts';
import { dappsPort } from './dappsPort.ts';
import { defiPorts } from './defiPorts.ts';
import { dexPoolsPort } from './dexPoolsPort.ts';
import { economyPorts } from './economyPorts.ts';
import { investmentPorts } from './investmentPorts.ts';
import { newsPorts } from './newsPorts.ts';
import { reservesPort } from './reservesPort.ts';
import { stablePorts } from './stablePorts.ts';
import { statusPort } from './statusPort.ts';
import { tradingPorts } from './tradingPorts.ts';

export interface WorldOptions extends SimulationOptions {
  /** News reporters to use instead of the simulated newsroom's. */
  readonly reporters?: readonly Reporter[];
}

const RECORDED: CreditedSource = 'ahr999-dataset';
/** Bitcoin's candles, and through it the market's, pass through recorded closes (`history/recordedDays.ts`). */
const WITH_RECORDED_CLOSES: Provenance = { kind: 'simulated', name: RECORDED };

/** A whole simulated world; the same seed gives the same world. */
export function createSimulatedSources({ reporters, ...options }: WorldOptions): Sources {
  return simulatedSources(createSimulatedMarket(options), reporters);
}

/** Every port of a simulated market. */
export function simulatedSources(market: SimulatedMarket, reporters?: readonly Reporter[]): Sources {
  const world = createWorld(market);
  const { provenance } = world;
  const trading = tradingPorts(world);
  return {
    clock: { now: market.now, exact: market.clock },
    coins: { provenance, all: market.coins },
    candles: {
      provenance: WITH_RECORDED_CLOSES,
      list: market.candles,
      prices: market.prices,
      countedPair: async () => null,
    },
    trades: { provenance, latest: market.trades },
    ticks: { provenance, subscribe: market.subscribe },
    ...economyPorts(world),
    ...coinPorts(world),
    reserves: reservesPort(world),
    dapps: dappsPort(world),
    sentiment: null,
    ...newsPorts(world, reporters),
    ...defiPorts(world, trading.venues),
    dexPools: dexPoolsPort(world, trading.pairs),
    ...stablePorts(world),
    ...investmentPorts(world),
    ...trading,
    status: statusPort(world),
    trackRecord: null,
  };
}
