import { createLiquidationStream, streamNames } from '../derivatives/liquidationStreams.ts';
import type { Poll } from '../ports/polls.ts';
import type { PublicWorld } from '../ports/publicWorld.ts';
import { keepSocket } from './keepSocket.ts';
import { liquidationSockets, liquidationVenues } from './liquidations/liquidationSockets.ts';
import type { SocketsWorld } from './openTickSockets.ts';

/** Opens the sockets of forced orders of every venue that has one and is switched on; the polls keep what they tell. */
export function openLiquidationSockets(
  { sources, dispatcher, loop, signal, log }: SocketsWorld,
  world: PublicWorld,
): readonly Poll[] {
  return liquidationVenues.flatMap((venue) => {
    const row = liquidationSockets[venue];
    const { isOn, socket } = sources[row.source];
    if (!isOn || socket === null) return [];
    const stream = createLiquidationStream(venue);
    const names = () => streamNames[venue](world);
    const kept = keepSocket({ row, origin: socket, dispatcher, names, onTold: stream.take, signal, log });
    loop.onBeat(kept.refresh);
    return [stream.poll(kept)];
  });
}
