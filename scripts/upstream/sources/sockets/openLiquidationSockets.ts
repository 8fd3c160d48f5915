import { createLiquidationStream, streamNames } from '../derivatives/liquidationStreams.ts';
import { exchanges, liquidationVenues } from '../exchanges/exchanges.ts';
import type { Poll } from '../world/polls.ts';
import type { PublicWorld } from '../world/publicWorld.ts';
import type { KeepRow, ListedSocket } from './openSockets.ts';

/** Keeps the sockets of forced orders of every venue that has one; the polls keep what they report. */
export function openLiquidationSockets(
  keepRow: KeepRow,
  world: PublicWorld,
): { readonly listed: readonly ListedSocket[]; readonly polls: readonly Poll[] } {
  const opened = liquidationVenues.flatMap((venue) => {
    const { socket } = exchanges[venue].liquidations;
    if (socket === null) return [];
    const stream = createLiquidationStream(venue);
    const kept = keepRow(socket.row, () => streamNames(venue, world), stream.take);
    const listed: ListedSocket = { source: socket.row.source, tells: 'liquidations', kept };
    return [{ listed, polls: kept ? [stream.poll(kept)] : [] }];
  });
  return { listed: opened.map(({ listed }) => listed), polls: opened.flatMap(({ polls }) => polls) };
}
