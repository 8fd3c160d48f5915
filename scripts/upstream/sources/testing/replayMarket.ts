import { known } from '@coinmirror/testing/world.ts';
import { realCoins } from '../../catalogue/coinCatalogue.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import { createSourceClients } from '../client/sourceClients.ts';
import { readSourcesConfig } from '../config/sourcesConfig.ts';
import { createCoinOf } from '../identity/coinOf.ts';
import { symbolOverrides } from '../identity/symbolOverrides.ts';
import { createMarket } from '../market/createMarket.ts';
import { createLastPrices } from '../market/lastPrices.ts';
import type { MarketSnapshot } from '../market/marketSnapshot.ts';
import { pricePolls } from '../market/pricePolls.ts';
import { venueLists } from '../market/venueLists.ts';
import { callSource, type Transport } from '../net/callSource.ts';
import { createOutgoing } from '../net/dispatcher.ts';
import { createSourceReader } from '../reader/sourceReader.ts';
import { openMarketStore } from '../store/marketStore.ts';
import type { SourceName } from '../table/sourceTable.ts';
import { startReplayWorld } from './replayWorld.ts';

const START = Date.parse('2026-03-10T04:00:03.250Z');

/** Replayed sources with a clock of their own, and markets that are opened on them. */
export async function startReplayMarkets() {
  const clock = { time: START };
  const now = () => clock.time;
  const replay = await startReplayWorld({ now });
  const outgoing = createOutgoing({ proxy: null, noProxy: '' });
  const transport: Transport = (call) => callSource(outgoing, call);

  /** A market over the replayed sources, whose limits do not count here; what it keeps is in memory unless told where. */
  function open(env: Readonly<Record<string, string>> = {}, dataDir: string | null = null) {
    const { sources } = readSourcesConfig({ ...replay.env, ...env });
    const unlimited = Object.fromEntries(
      Object.entries(sources).map(([name, settings]) => [name, { ...settings, burst: 1e6, perMinute: 1e6 }]),
    ) as typeof sources;
    const store = openMarketStore({ dataDir, now });
    const clients = createSourceClients({ sources: unlimited, store, transport, now });
    const reader = createSourceReader({ clients, now });
    const lastPrices = createLastPrices(now);
    const coinOf = createCoinOf(realCoins, symbolOverrides, venueLists(reader));
    const market = createMarket(reader, coinOf, store.quarantine, lastPrices);
    return {
      market,
      store,
      lastPrices,
      /** Runs every poll once, then makes the cycle. */
      async snapshot(): Promise<MarketSnapshot> {
        for (const poll of pricePolls) await poll.run({ reader });
        const snapshot = market.snapshot();
        if (!snapshot) throw new Error('no market');
        return snapshot;
      },
    };
  }

  return {
    clock,
    replay,
    open,
    server: (name: SourceName) => known(replay.servers.get(name)),
    truthOf: async (code: string) =>
      known((await replay.truth.coins.all()).find((each) => each.code === code)),
    /** The clock at the start, and every source well. */
    begin(): void {
      clock.time = START;
      for (const each of replay.servers.values()) {
        each.misbehave(null);
        each.restore();
      }
    },
    async close(): Promise<void> {
      await outgoing.close();
      await replay.close();
    },
  };
}

export const coin = (snapshot: MarketSnapshot, code: string): CoinSnapshot =>
  known(snapshot.coinOf.get(code));

/** How far one number is from another, as a part of it. */
export const far = (one: number, other: number) => Math.abs(one / other - 1);
