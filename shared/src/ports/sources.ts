import type { CandlesPort } from './candles.ts';
import type { Clock } from './clock.ts';
import type { CoinsPort } from './coins.ts';
import type { ContractsPort } from './contracts.ts';
import type { ForcedPort } from './forced.ts';
import type { GasPort } from './gas.ts';
import type { GoldPort } from './gold.ts';
import type { LongShortPort } from './longShort.ts';
import type { NewsPort } from './news.ts';
import type { OptionsPort } from './options.ts';
import type { OrderBooksPort } from './orderBooks.ts';
import type { OtcPort } from './otc.ts';
import type { PairsPort } from './pairs.ts';
import type { RatesPort } from './rates.ts';
import type { TicksPort } from './ticks.ts';
import type { TradesPort } from './trades.ts';
import type { VenuesPort } from './venues.ts';

/**
 * Everything that handlers know of the world, one port a subject. The clock, the coins and their candles are always
 * there: without them there is no portal. A port that has no source is null; what needs it answers 未接入.
 */
export interface Sources {
  readonly clock: Clock;
  readonly coins: CoinsPort;
  readonly candles: CandlesPort;
  readonly orderBooks: OrderBooksPort | null;
  readonly trades: TradesPort | null;
  readonly ticks: TicksPort | null;
  readonly rates: RatesPort | null;
  readonly gold: GoldPort | null;
  readonly otc: OtcPort | null;
  readonly gas: GasPort | null;
  readonly news: NewsPort | null;
  readonly pairs: PairsPort | null;
  readonly contracts: ContractsPort | null;
  readonly forced: ForcedPort | null;
  readonly longShort: LongShortPort | null;
  readonly options: OptionsPort | null;
  readonly venues: VenuesPort | null;
}

/** A port by its name in `Sources`. */
export type PortName = Exclude<keyof Sources, 'clock'>;
