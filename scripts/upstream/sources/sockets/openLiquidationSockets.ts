import { createLiquidationStream, streamNames } from '../derivatives/liquidationStreams.ts';
import { exchanges, liquidationVenues } from '../exchanges/exchanges.ts';
import type { Poll } from '../world/polls.ts';
import type { PublicWorld } from '../world/publicWorld.ts';
import type { ListedSocket, OpenRow } from './openSockets.ts';

/** Keeps the sockets of forced orders of every venue that has one; the polls keep what they report. */
export function openLiquidationSockets(
  openRow: OpenRow,
  world: PublicWorld,
): { readonly listed: readonly ListedSocket[]; readonly polls: readonly Poll[] } {
  const opened = liquidationVenues.flatMap((venue) => {
    const { socket } = exchanges[venue].liquidations;
    if (socket === null) return [];
    const stream = createLiquidationStream(venue);
    const managed = openRow(socket.row, () => streamNames(venue, world), stream.take);
    const listed: ListedSocket = { source: socket.row.source, tells: 'liquidations', managed };
    return [{ listed, polls: managed ? [stream.poll(managed)] : [] }];
  });
  return { listed: opened.map(({ listed }) => listed), polls: opened.flatMap(({ polls }) => polls) };
}
