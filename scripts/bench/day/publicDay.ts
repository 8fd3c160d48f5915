import { setImmediate } from 'node:timers/promises';
import { CYCLE } from '@coinmirror/shared/constants/timings.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import { realCoins } from '@coinmirror/upstream/catalogue/coinCatalogue.ts';
import { NotConnectedError } from '@coinmirror/upstream/ports/requirePort.ts';
import { publicPolls } from '../../upstream/sources/assembly/publicSources.ts';
import { createSourceClients } from '../../upstream/sources/client/sourceClients.ts';
import type { SourcesConfig } from '../../upstream/sources/config/sourcesConfig.ts';
import { createCoinOf } from '../../upstream/sources/identity/coinOf.ts';
import { symbolOverrides } from '../../upstream/sources/identity/symbolOverrides.ts';
import { createMarket } from '../../upstream/sources/market/createMarket.ts';
import { createLastPrices } from '../../upstream/sources/market/lastPrices.ts';
import { createLiveTicks } from '../../upstream/sources/market/liveTicks.ts';
import type { MarketLoop } from '../../upstream/sources/market/marketLoop.ts';
import type { MarketSnapshot } from '../../upstream/sources/market/marketSnapshot.ts';
import { createReceiptRecorder } from '../../upstream/sources/market/recordReceipts.ts';
import { venueLists } from '../../upstream/sources/market/venueLists.ts';
import type { Transport } from '../../upstream/sources/net/callSource.ts';
import { chartPorts } from '../../upstream/sources/ports/chartPorts.ts';
import { derivativePorts } from '../../upstream/sources/ports/derivativePorts.ts';
import { pricePorts } from '../../upstream/sources/ports/pricePorts.ts';
import { createSourceReader } from '../../upstream/sources/reader/sourceReader.ts';
import { openMarketStore } from '../../upstream/sources/store/marketStore.ts';
import type { PublicWorld } from '../../upstream/sources/world/publicWorld.ts';

export interface DayOptions {
  readonly sources: SourcesConfig['sources'];
  readonly transport: Transport;
  /** Folder of `market.sqlite`. */
  readonly dataDir: string;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Beats whose answers are waited for: until every source has answered once. */
const FIRST = 6;
/** Beats between two visitors of every page. */
const VISIT_EVERY = 60;

/** The public market with every cycle, poll and visitor run by hand: by a clock that moves as fast as they go. */
export function openPublicDay({ sources, transport, dataDir, now }: DayOptions) {
  const store = openMarketStore({ dataDir, now });
  const reader = createSourceReader({
    clients: createSourceClients({ sources, store, transport, now }),
    now,
  });
  const lastPrices = createLastPrices(now);
  const coinOf = createCoinOf(realCoins, symbolOverrides, venueLists(reader));
  const { snapshot } = createMarket(reader, coinOf, store.quarantine, lastPrices);
  const listeners = new Set<(market: MarketSnapshot) => void>([createReceiptRecorder(store.receipts)]);
  let latest: MarketSnapshot | null = null;
  const loop: MarketLoop = {
    async market() {
      if (latest === null) throw new NotConnectedError('coins');
      return latest;
    },
    latest: () => latest,
    onCycle(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const world: PublicWorld = { reader, market: loop.market, coinOf, store, lastPrices };
  const ticks = createLiveTicks(loop, lastPrices, now);
  const ports = { ...pricePorts(loop, ticks), ...chartPorts(world), ...derivativePorts(world) };
  const due = publicPolls.map((poll) => ({ poll, at: 0, isRunning: false }));
  let isVisited = false;

  /** Starts what is due and is not under way: who has to wait for an answer does not hold up the cycle. */
  async function poll(isFirst: boolean): Promise<void> {
    const started: Promise<unknown>[] = [];
    for (const each of due.filter(({ at, isRunning }) => at <= now() && !isRunning)) {
      each.at = now() + each.poll.every;
      each.isRunning = true;
      const run = each.poll
        .run(world)
        .catch(ignoreUnconnected)
        .finally(() => {
          each.isRunning = false;
        });
      started.push(run);
    }
    await (isFirst ? Promise.all(started) : setImmediate());
  }

  /** What sockets would have told since the last cycle. */
  function hear(market: MarketSnapshot, count: number): void {
    const factor = 1 + 0.002 * Math.sin(count / 7);
    for (const { venue, ticker } of market.pairs.values()) {
      lastPrices.hear(venue, [{ symbol: ticker.symbol, price: ticker.last * factor }]);
    }
  }

  /** A visitor who reads every kind of page of another coin each time, and leaves. */
  async function visit(market: MarketSnapshot, count: number): Promise<void> {
    const code = market.coins[count % 40]?.code ?? 'bitcoin';
    const pair = market.pairsOf.get(code)?.[count % 3]?.tickerId ?? code;
    const stop = ticks.subscribe([code, pair], () => undefined);
    const asked = [
      ports.pairs?.of(code),
      ports.orderBooks?.top(pair, 60),
      ports.trades?.latest(pair, 40),
      ...[1, 15, 60, 1440].map((periodMinutes) =>
        ports.candles.list({ code: pair, periodMinutes, end: now(), limit: 200 }),
      ),
      ports.liquidations?.hours([code], 24),
      ports.contracts?.of(code),
      ports.longShort?.accounts({ code, exchanges: ['binance', 'okx'], times: [now()], length: HOUR }),
    ];
    await Promise.all(asked.map((each) => each?.catch(ignoreUnconnected)));
    stop();
    isVisited = false;
  }

  return {
    store,
    /** Runs one cycle and what is due at it. */
    async snapshot(count: number): Promise<void> {
      await poll(count < FIRST);
      const market = snapshot();
      if (market === null) return;
      latest = market;
      for (const listener of listeners) listener(market);
      hear(market, count);
      if (count % VISIT_EVERY === 0 && !isVisited) {
        isVisited = true;
        void visit(market, count / VISIT_EVERY);
      }
      if ((count * CYCLE) % HOUR === 0) await store.sweep();
    },
    coins: () => latest?.coins.length ?? 0,
  };
}

function ignoreUnconnected(error: unknown): void {
  if (!(error instanceof NotConnectedError)) throw error;
}
