import type { SourcesConfig } from '../config/sourcesConfig.ts';
import { callSource, type Transport } from '../net/callSource.ts';
import { createOutgoing } from '../net/dispatcher.ts';
import { openReplay } from '../record/openReplay.ts';
import { createRecordingTransport } from '../record/recordingTransport.ts';
import { openMarketStore } from '../store/marketStore.ts';
import { createFeedClients } from './feedClients.ts';
import { createMirrorClients, createSourceClients } from './sourceClients.ts';

export interface OpenSourcesOptions {
  readonly config: SourcesConfig;
  /** Folder of `market.sqlite`, whose budgets are the upstream's too; null: in memory. */
  readonly dataDir: string | null;
  /** Folder into which answers are written; null: none. */
  readonly recordInto: string | null;
  readonly log: (line: string) => void;
}

/** Opens the clients of all sources, on the network or on a recording, with its clock. */
export function openSources({ config, dataDir, recordInto, log }: OpenSourcesOptions) {
  const replay = config.market.kind === 'replay' ? openReplay(config.market.folder, Date.now) : null;
  const now = replay?.now ?? Date.now;
  const outgoing = createOutgoing(config);
  const online: Transport = (call) => callSource(outgoing, call);
  const live = recordInto === null ? online : createRecordingTransport(online, recordInto, now);
  // What a recording was asked is nobody's budget.
  const store = openMarketStore({ dataDir: replay ? null : dataDir, now, log });
  const transport = replay?.transport ?? live;
  const options = { sources: config.sources, store, transport, now };
  return {
    now,
    store,
    /** How sockets go out; null where a recording is replayed. */
    sockets: replay ? null : outgoing.configured,
    clients: createSourceClients(options),
    /** Those of the operator's own feeds. */
    feeds: createFeedClients(config.feeds, options),
    /** Further addresses of sources; none where a recording answers, which has no address, or is written. */
    mirrors: replay === null && recordInto === null ? createMirrorClients(options) : [],
    async close() {
      store.close();
      await outgoing.close();
    },
  };
}
