import type { SourcesConfig } from '../config/sourcesConfig.ts';
import type { Transport } from '../net/callSource.ts';
import { type MarketStore, openMarketStore } from '../store/marketStore.ts';
import { type SourceName, sourceNames, sourceTable } from '../table/sourceTable.ts';
import { createSourceClient, type SourceClient, type SourceClientOptions } from './sourceClient.ts';

export interface SourceClientsOptions {
  readonly sources: SourcesConfig['sources'];
  readonly store: MarketStore;
  readonly transport: Transport;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Makes the client of each source, with its key where one is set. */
export function createSourceClients({
  sources,
  store,
  transport,
  now,
}: SourceClientsOptions): ReadonlyMap<SourceName, SourceClient> {
  return new Map(
    sourceNames.map((name) => [name, clientOf(name, { settings: sources[name], store, transport, now })]),
  );
}

/** Another address of a source, with a client that asks it alone. */
export interface MirrorClient {
  readonly origin: string;
  readonly client: SourceClient;
}

/**
 * Makes a client of each further address of the sources: it spends their limits, but neither their pauses nor their
 * answers are its own, so that it tells how that address is.
 */
export function createMirrorClients({
  sources,
  store,
  transport,
  now,
}: SourceClientsOptions): readonly MirrorClient[] {
  return sourceNames.flatMap((name) =>
    sources[name].origins.slice(1).map((origin) => {
      const settings = { ...sources[name], origins: [origin] };
      const own = { ...openMarketStore({ dataDir: null, now }), spending: store.spending };
      return { origin, client: clientOf(name, { settings, store: own, transport, now }) };
    }),
  );
}

function clientOf(
  name: SourceName,
  options: Pick<SourceClientOptions, 'settings' | 'store' | 'transport' | 'now'>,
): SourceClient {
  const { headers = {}, unknownSubject } = sourceTable[name];
  const { credentials } = options.settings;
  return createSourceClient({ name, ...options, headers, credentials, unknownSubject });
}
