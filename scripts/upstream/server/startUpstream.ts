import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Contacts } from '../answers/handler/handler.ts';
import type { Alerting } from '../community/alerting/alerting.ts';
import { createArrivals } from '../community/calls/arrivals.ts';
import { createCaptchas } from '../community/calls/captchas.ts';
import { createDelivery } from '../community/delivery/createDelivery.ts';
import type { DeliverySettings } from '../community/delivery/delivery.ts';
import type { Webhook } from '../community/delivery/postSigned.ts';
import { createSender } from '../community/delivery/sender.ts';
import { printLine, printNote } from '../community/logging/printLine.ts';
import { shrinkStored } from '../community/pictures/shrinkStored.ts';
import type { PickGap } from '../community/puzzle/puzzle.ts';
import { settleOften } from '../community/store/settleOften.ts';
import { openStore, type Store } from '../community/store/store.ts';
import { sweepHourly } from '../community/store/sweepHourly.ts';
import { ADVICE, type Trouble } from '../database/trouble.ts';
import type { Reporter } from '../simulation/newsroom/item.ts';
import type { SourcesConfig } from '../sources/config/sourcesConfig.ts';
import { backUpOften } from './backUpOften.ts';
import type { BackupSettings } from './backupSettings.ts';
import { createAskerOf } from './http/asker.ts';
import { createHandle } from './http/handle.ts';
import { createTroubleAnswer } from './http/troubleAnswer.ts';
import { createUploaderOf } from './http/uploader.ts';
import { attachLive } from './live/liveServer.ts';
import { type AlertOptions, CLOSED_ALERTS, openAlerting } from './openAlerting.ts';
import { openWorld } from './openWorld.ts';
import { readAhead } from './readAhead.ts';
import { selfCheckOften } from './selfCheckOften.ts';
import { createSignatureCheck } from './signature.ts';
import { type MetricsAddress, startMetrics } from './startMetrics.ts';

export interface UpstreamOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** The same seed gives the same market. */
  readonly seed: number;
  /** The market's clock. */
  readonly now: () => number;
  readonly clientId: string;
  readonly secret: string;
  /** Folder of the database; null keeps it in memory. */
  readonly dataDir: string | null;
  /** ms between pings of the live socket. */
  readonly pingInterval?: number;
  /**
   * Whether to precompute what the first visitors would wait for; worth the seconds of work if the process runs long.
   */
  readonly readsAhead?: boolean;
  /** What happens to phone codes; default: shown. */
  readonly codes?: DeliverySettings;
  /** Whom to tell of visitors' messages; default: nobody. */
  readonly inbox?: Webhook | null;
  /** How alerts are sent; default: not at all. */
  readonly alerts?: AlertOptions;
  /** The contact channels of the operator; default: none. */
  readonly contacts?: Contacts;
  /** Position of the slider's gap; default: random. */
  readonly pickGap?: PickGap;
  /** News reporters to use instead of the simulated newsroom's. */
  readonly reporters?: readonly Reporter[];
  /** How public sources are asked; default: the market is simulated. */
  readonly publicSources?: SourcesConfig | null;
  /** When the databases are backed up; default: never. */
  readonly backups?: BackupSettings | null;
  /** Where figures are served; default: nowhere. */
  readonly metrics?: MetricsAddress | null;
}

export interface Upstream {
  readonly port: number;
  readonly origin: string;
  /** Everything people have written. */
  readonly store: Store;
  /** What watches and sends the alerts of accounts. */
  readonly alerting: Alerting;
  close(): Promise<void>;
}

/** Starts the upstream: all endpoints over HTTP, and the live socket, on one port. */
export async function startUpstream(options: UpstreamOptions): Promise<Upstream> {
  const { port, host = '127.0.0.1', publicSources = null } = options;
  const world = await openWorld({ ...options, publicSources });
  const { sources, missing } = world;
  const store = openStore({ dataDir: options.dataDir, onDelay: (error) => void troubleAnswer(error) });
  const troubleAnswer = createTroubleAnswer({ troubleOf: store.troubleOf, log: printTrouble });
  const captchas = createCaptchas(options.pickGap ? { pickGap: options.pickGap } : {});
  const delivery = createDelivery(options.codes ?? { kind: 'shown' });
  const sender = createSender({ store, delivery, log: printLine });
  const selfCheck = selfCheckOften({ sources, log: (line) => printLine(line, 'upstream') });
  const arrivals = createArrivals({ webhook: options.inbox ?? null, messages: store.messages });
  const contextFor = (token: string) => ({
    sources,
    token,
    contacts: options.contacts ?? {},
    selfCheck: selfCheck.latest,
    ...(missing && { missing }),
  });
  const { alerting, close: closeAlerting } = await openAlerting({
    options: options.alerts ?? CLOSED_ALERTS,
    store,
    answers: contextFor(''),
    secret: options.secret,
  });
  const handle = createHandle({
    contextFor,
    communityFor: (caller) => ({
      store,
      captchas,
      delivery,
      sender,
      alerting,
      onArrival: arrivals.ring,
      ...caller,
    }),
    // Uses the real clock, because the market's may be frozen.
    checkSignature: createSignatureCheck({ clientId: options.clientId, secret: options.secret }),
    uploaderOf: createUploaderOf(options.secret),
    askerOf: createAskerOf(options.secret),
    troubleAnswer,
  });
  const server = createServer((request, response) => void handle(request, response));
  // Longer than any proxy keeps an idle connection, so that none is closed during a request.
  server.keepAliveTimeout = 75_000;
  const endLive = attachLive(server, sources, options.pingInterval);
  const closing = new AbortController();
  const readsAhead = options.readsAhead === true && publicSources === null;
  const backups = startBackups(options);
  const metrics = options.metrics
    ? await startMetrics(options.metrics, { sources, backups, alerting, now: Date.now })
    : null;
  // The first read of a market computes its whole past. An open port must answer immediately.
  if (readsAhead) await sources.coins.all();
  await listen(server, port, host);
  if (readsAhead) void readAhead(sources, closing.signal);
  const endSweeps = sweepHourly(store.retention);
  const endSettling = settleOften(store.sessions.settle);
  const shrinking = shrinkStored(store.largeImages, closing.signal);
  const bound = (server.address() as AddressInfo).port;
  return {
    port: bound,
    origin: `http://${host}:${bound}`,
    store,
    alerting,
    async close() {
      closing.abort();
      selfCheck.stop();
      endLive();
      endSweeps();
      backups?.stop();
      arrivals.close();
      metrics?.close();
      await closeServer(server);
      await shrinking;
      await closeAlerting();
      await world.close();
      endSettling();
      store.close();
    },
  };
}

/** null where nothing is on disk, or nobody has asked for backups. */
function startBackups({ backups: settings = null, dataDir }: UpstreamOptions) {
  if (settings === null || dataDir === null) return null;
  return backUpOften({ settings, dataDir, note: printNote, log: printLine });
}

/** One line without a stack: the cause of a database failure is not in our code. */
function printTrouble(trouble: Trouble, error: unknown, requestId: string): void {
  const reason = error instanceof Error ? error.message : String(error);
  printLine(`the database cannot be used (${reason}); ${ADVICE[trouble]}.`, 'upstream', requestId);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Gives running requests a moment to finish, then closes all connections. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 1_000).unref();
  });
}
