import type { SourcesConfig } from '../config/sourcesConfig.ts';
import type { MarketStore } from '../keep/marketStore.ts';
import type { Transport } from '../net/callSource.ts';
import { type SourceName, sourceNames, sourceTable } from '../table/sourceTable.ts';
import { createSourceClient, type SourceClient } from './sourceClient.ts';

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
    sourceNames.map((name) => {
      const settings = sources[name];
      const { headers = {}, key } = sourceTable[name];
      const credentials = settings.key === null ? {} : (key?.header(settings.key) ?? {});
      return [name, createSourceClient({ name, settings, store, transport, now, headers, credentials })];
    }),
  );
}
