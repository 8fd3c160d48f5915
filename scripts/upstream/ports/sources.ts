import type { CalendarPort } from './calendar.ts';
import type { CandlesPort } from './candles.ts';
import type { Clock } from './clock.ts';
import type { CoinsPort } from './coins.ts';
import type { ContractsPort } from './contracts.ts';
import type { DappsPort } from './dapps.ts';
import type { DefiPort } from './defi.ts';
import type { DexPoolsPort } from './dexPools.ts';
import type { FinancingPort } from './financing.ts';
import type { FundsPort } from './funds.ts';
import type { FuturesPastPort } from './futuresPast.ts';
import type { GasPort } from './gas.ts';
import type { GoldPort } from './gold.ts';
import type { HoldersPort } from './holders.ts';
import type { LiquidationsPort } from './liquidations.ts';
import type { LongShortPort } from './longShort.ts';
import type { MiningPort } from './mining.ts';
import type { NewsPort } from './news.ts';
import type { NftPort } from './nft.ts';
import type { NoticesPort } from './notices.ts';
import type { OptionsPort } from './options.ts';
import type { OrderBooksPort } from './orderBooks.ts';
import type { OtcPort } from './otc.ts';
import type { PairsPort } from './pairs.ts';
import type { PoolsPort } from './pools.ts';
import type { ProposalsPort } from './proposals.ts';
import type { RatesPort } from './rates.ts';
import type { ReceiptsPort } from './receipts.ts';
import type { ReleasesPort } from './releases.ts';
import type { RepositoriesPort } from './repositories.ts';
import type { ReservesPort } from './reserves.ts';
import type { SalesPort } from './sales.ts';
import type { SearchesPort } from './searches.ts';
import type { SentimentPort } from './sentiment.ts';
import type { SocialPort } from './social.ts';
import type { SpeechesPort } from './speeches.ts';
import type { StablesPort } from './stables.ts';
import type { StatusPort } from './status.ts';
import type { SupplyPort } from './supply.ts';
import type { TicksPort } from './ticks.ts';
import type { TrackRecordPort } from './trackRecord.ts';
import type { TradesPort } from './trades.ts';
import type { TreasuriesPort } from './treasuries.ts';
import type { TrustsPort } from './trusts.ts';
import type { UnlocksPort } from './unlocks.ts';
import type { VenuesPort } from './venues.ts';

/**
 * Everything that handlers know about the world, one port per subject. The clock, the coins and their candles are
 * always there, because no page works without them. A port without a source is null; what needs it answers 未接入.
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
  readonly holders: HoldersPort | null;
  readonly supply: SupplyPort | null;
  readonly unlocks: UnlocksPort | null;
  readonly mining: MiningPort | null;
  readonly sales: SalesPort | null;
  readonly social: SocialPort | null;
  readonly repositories: RepositoriesPort | null;
  readonly searches: SearchesPort | null;
  readonly releases: ReleasesPort | null;
  readonly reserves: ReservesPort | null;
  readonly dapps: DappsPort | null;
  readonly notices: NoticesPort | null;
  readonly calendar: CalendarPort | null;
  readonly speeches: SpeechesPort | null;
  /** null: the site's own formula. */
  readonly sentiment: SentimentPort | null;
  readonly proposals: ProposalsPort | null;
  readonly defi: DefiPort | null;
  readonly pools: PoolsPort | null;
  readonly dexPools: DexPoolsPort | null;
  readonly stables: StablesPort | null;
  readonly funds: FundsPort | null;
  readonly trusts: TrustsPort | null;
  readonly treasuries: TreasuriesPort | null;
  readonly financing: FinancingPort | null;
  readonly nft: NftPort | null;
  readonly pairs: PairsPort | null;
  readonly receipts: ReceiptsPort | null;
  readonly contracts: ContractsPort | null;
  readonly futuresPast: FuturesPastPort | null;
  readonly liquidations: LiquidationsPort | null;
  readonly longShort: LongShortPort | null;
  readonly options: OptionsPort | null;
  readonly venues: VenuesPort | null;
  readonly status: StatusPort | null;
  /** null: the simulation, which refuses nothing and asks no source. */
  readonly trackRecord: TrackRecordPort | null;
}

/** A port by its name in `Sources`. */
export type PortName = Exclude<keyof Sources, 'clock'>;
