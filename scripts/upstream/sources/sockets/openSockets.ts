import type { Dispatcher } from 'undici';
import type { SocketStatus } from '../../ports/status.ts';
import type { SourcesConfig } from '../config/sourcesConfig.ts';
import type { SocketRow } from '../exchanges/kinds/socketRow.ts';
import type { LastPrices } from '../market/lastPrices.ts';
import type { LiveTicks } from '../market/liveTicks.ts';
import type { MarketLoop } from '../market/marketLoop.ts';
import { type SourceName, sourceTable } from '../table/sourceTable.ts';
import type { Poll } from '../world/polls.ts';
import type { PublicWorld } from '../world/publicWorld.ts';
import { openLiquidationSockets } from './openLiquidationSockets.ts';
import { openTickSockets } from './openTickSockets.ts';
import { openReconnectingSocket, type ReconnectingSocket } from './reconnectingSocket.ts';

/** What sockets are opened with. */
export interface SocketsOptions {
  readonly sources: SourcesConfig['sources'];
  /** null: no socket is opened, because a recording is replayed. */
  readonly dispatcher: Dispatcher | null;
  readonly loop: MarketLoop;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
}

/** Keeps the socket of a row; null where its source has none, or is switched off. */
export type OpenRow = <Reported>(
  row: SocketRow<Reported, SourceName>,
  names: () => readonly string[],
  onReported: (reported: readonly Reported[]) => void,
) => ReconnectingSocket | null;

/** A socket of a venue; `managed` is null for one that is off. */
export interface ListedSocket {
  readonly source: SourceName;
  readonly tells: SocketStatus['tells'];
  readonly managed: ReconnectingSocket | null;
}

export interface OpenedSockets {
  /** What keeps the forced orders that sockets tell. */
  readonly polls: readonly Poll[];
  /** Every socket of the product, also those that are off. */
  statuses(): readonly SocketStatus[];
}

/** Opens the sockets of every source that has one and is switched on: last prices and forced orders. */
export function openSockets(
  { sources, dispatcher, loop, signal, log }: SocketsOptions,
  world: PublicWorld,
  ticks: Pick<LiveTicks, 'watched'>,
): OpenedSockets {
  const openRow: OpenRow = (row, names, onReported) => {
    const { isOn, sockets } = sources[row.source];
    const [first, ...mirrors] = sockets;
    if (!isOn || first === undefined || dispatcher === null) return null;
    const origins = [first, ...mirrors] as const;
    const { headers = {} } = sourceTable[row.source];
    const managed = openReconnectingSocket({
      row,
      origins,
      headers,
      dispatcher,
      names,
      onReported,
      signal,
      log,
    });
    loop.onCycle(managed.refresh);
    return managed;
  };
  const prices: LastPrices = world.lastPrices;
  const liquidations = openLiquidationSockets(openRow, world);
  const listed = [...openTickSockets(openRow, loop, prices, ticks), ...liquidations.listed];
  return { polls: liquidations.polls, statuses: () => listed.map(statusOf) };
}

function statusOf({ source, tells, managed }: ListedSocket): SocketStatus {
  const state = managed?.state();
  return {
    name: `${source} ${tells}`,
    title: sourceTable[source].title,
    tells,
    state: state === undefined ? 'off' : state.isConnected ? 'connected' : 'reconnecting',
    since: state?.since ?? null,
    heardAt: state?.heardAt ?? null,
  };
}
