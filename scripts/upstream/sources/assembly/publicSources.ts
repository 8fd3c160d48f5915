import { realCoins } from '../../catalogue/coinCatalogue.ts';
import type { CandlesPort } from '../../ports/candles.ts';
import type { Sources } from '../../ports/sources.ts';
import { backfillDays } from '../charts/backfillDays.ts';
import { type OpenSourcesOptions, openSources } from '../client/openSources.ts';
import { createCoinOf } from '../identity/coinOf.ts';
import { symbolOverrides } from '../identity/symbolOverrides.ts';
import { createMarket } from '../market/createMarket.ts';
import { createLastPrices } from '../market/lastPrices.ts';
import { createLiveTicks, type LiveTicks } from '../market/liveTicks.ts';
import { createMarketLoop, type MarketLoop } from '../market/marketLoop.ts';
import { pricePolls } from '../market/pricePolls.ts';
import { createReceiptRecorder } from '../market/recordReceipts.ts';
import { venueLists } from '../market/venueLists.ts';
import { chainPolls, chainPorts } from '../ports/chainPorts.ts';
import { chartPorts } from '../ports/chartPorts.ts';
import { defiPolls, defiPorts } from '../ports/defiPorts.ts';
import { derivativePolls, derivativePorts } from '../ports/derivativePorts.ts';
import { dexPoolPolls, dexPoolsPort } from '../ports/dexPools/dexPoolsPort.ts';
import { moneyPorts } from '../ports/moneyPorts.ts';
import { newsPolls, newsPorts } from '../ports/newsPorts.ts';
import { peoplePolls, peoplePorts } from '../ports/peoplePorts.ts';
import { pricePorts } from '../ports/pricePorts.ts';
import { receiptsPort } from '../ports/receiptsPort.ts';
import { statusPort } from '../ports/statusPort.ts';
import { trackRecordPort } from '../ports/trackRecordPort.ts';
import { unlocksPort } from '../ports/unlocks/unlocksPort.ts';
import { venuePolls, venuePorts } from '../ports/venuePorts.ts';
import { createSourceReader } from '../reader/sourceReader.ts';
import { openSockets } from '../sockets/openSockets.ts';
import type { NewsDay } from '../store/news.ts';
import { createTrackRecord } from '../trackRecord/createTrackRecord.ts';
import { recordCycles } from '../trackRecord/recordCycles.ts';
import { type Poll, runPolls } from '../world/polls.ts';
import type { PublicWorld } from '../world/publicWorld.ts';

export type PublicSourcesOptions = Pick<OpenSourcesOptions, 'config' | 'dataDir' | 'log'>;

/** What of the news is known without waiting. */
export interface NewsArchive {
  days(): readonly NewsDay[];
  /** Calls a listener after each change. */
  onChange(listener: () => void): void;
}

export interface PublicSources {
  readonly sources: Sources;
  readonly loop: MarketLoop;
  /** Days that have news. */
  readonly news: NewsArchive;
  /** Epoch ms; a recording's own. */
  readonly now: () => number;
  close(): Promise<void>;
}

/** What is asked though no page is read. */
export const publicPolls: readonly Poll[] = [
  ...pricePolls,
  ...derivativePolls,
  ...defiPolls,
  ...dexPoolPolls,
  ...chainPolls,
  ...venuePolls,
  ...peoplePolls,
];

/** ms from the start to the first round through the days of all coins, and between two rounds. */
const FILL_AFTER = 30_000;
const FILL_EVERY = 6 * 3_600_000;
const codes = realCoins.map(({ code }) => code);

/** ms between two sweeps of what is kept. */
const SWEEP_EVERY = 3_600_000;

/**
 * Opens every public source and keeps it read: the market cycles from now on, and everything else is asked for when a
 * page asks. Throws an Error of one line where what is kept cannot be opened.
 */
export function openPublicSources(options: PublicSourcesOptions): PublicSources {
  const { now, store, sockets, close, clients, feeds, record } = openRecorded(options);
  const closing = new AbortController();
  const { signal } = closing;
  const log = (error: unknown) => options.log(error instanceof Error ? error.message : String(error));
  const reader = createSourceReader({ clients, now, log });
  const coinOf = createCoinOf(realCoins, symbolOverrides, venueLists(reader));
  const lastPrices = createLastPrices(now);
  const market = createMarket(reader, coinOf, store.quarantine, lastPrices);
  const loop = createMarketLoop({ snapshot: market.snapshot, now, signal, log });
  recordCycles(record, { loop, market, store, now, log });
  loop.onCycle(createReceiptRecorder(store.receipts));
  const world: PublicWorld = { reader, market: loop.market, coinOf, store, lastPrices };
  const ticks = createLiveTicks(loop, lastPrices, now);
  const ports = sourcesOf(world, loop, ticks, options.config);
  const opening = { sources: options.config.sources, dispatcher: sockets, loop, signal, log: options.log };
  const opened = openSockets(opening, world, ticks);
  runPolls([...publicPolls, ...opened.polls, ...newsPolls(options.config.sources, feeds)], world, {
    signal,
    log,
  });
  const stopTimers = startUpkeep(world, ports.candles, { now, signal, log });
  return {
    sources: {
      ...ports,
      clock: { now: () => loop.latest()?.at ?? now(), exact: now },
      trackRecord: trackRecordPort({ record, feeds, now }),
      status: statusPort({
        clients,
        sources: options.config.sources,
        feeds,
        dates: options.config.dates,
        store,
        quarantine: market.quarantine,
        held: market.held,
        sockets: opened.statuses,
        now,
      }),
    },
    loop,
    news: {
      days: () => store.news.days(now()),
      onChange: store.news.onChange,
    },
    now,
    async close() {
      closing.abort();
      stopTimers();
      record.store();
      await close();
    },
  };
}

/** The clients of all sources, whose answers are counted. */
function openRecorded(options: PublicSourcesOptions) {
  const opened = openSources({ ...options, recordInto: null });
  const record = createTrackRecord(opened.store.trackRecord, opened.now);
  return {
    ...opened,
    record,
    clients: new Map([...opened.clients].map(([name, client]) => [name, record.counted(client)])),
    feeds: opened.feeds.map(({ feed, client }) => ({ feed, client: record.counted(client) })),
  };
}

/** Sweeps what is kept for its time, and fills in the days of all coins; returns what ends both. */
function startUpkeep(
  { store }: PublicWorld,
  candles: CandlesPort,
  {
    now,
    signal,
    log,
  }: { readonly now: () => number; readonly signal: AbortSignal; log(error: unknown): void },
): () => void {
  const sweeps = setInterval(() => void store.sweep(signal).catch(log), SWEEP_EVERY).unref();
  const fill = () => void backfillDays(candles, codes, now, signal).catch(log);
  // Pages that are read at once go first.
  const firstFill = setTimeout(fill, FILL_AFTER).unref();
  const fills = setInterval(fill, FILL_EVERY).unref();
  return () => {
    for (const timer of [sweeps, fills]) clearInterval(timer);
    clearTimeout(firstFill);
  };
}

/** Every port but those that report on the sources themselves. */
function sourcesOf(
  world: PublicWorld,
  loop: MarketLoop,
  ticks: LiveTicks,
  { sources, feeds, dates, unlocks }: PublicSourcesOptions['config'],
): Omit<Sources, 'clock' | 'status' | 'trackRecord'> {
  return {
    ...pricePorts(loop, ticks),
    receipts: receiptsPort(loop, world.store.receipts),
    ...chartPorts(world),
    ...derivativePorts(world),
    ...moneyPorts(world),
    ...defiPorts(world),
    dexPools: dexPoolsPort(world),
    ...chainPorts(world),
    ...venuePorts(world),
    unlocks: unlocksPort(world, sources, unlocks),
    ...peoplePorts(world, dates),
    ...newsPorts(world, sources, feeds),
  };
}
