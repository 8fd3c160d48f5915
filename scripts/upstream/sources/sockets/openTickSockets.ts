import type { Dispatcher } from 'undici';
import type { LastPrices } from '../beat/lastPrices.ts';
import type { LiveTicks } from '../beat/liveTicks.ts';
import type { MarketLoop } from '../beat/marketLoop.ts';
import type { SourcesConfig } from '../sourcesConfig.ts';
import { keepSocket } from './keepSocket.ts';
import { tickNames } from './ticks/tickNames.ts';
import { tickSockets, tickVenues } from './ticks/tickSockets.ts';

/** What sockets are opened with. */
export interface SocketsWorld {
  readonly sources: SourcesConfig['sources'];
  readonly dispatcher: Dispatcher;
  readonly loop: MarketLoop;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
}

/** Opens the sockets of last prices of every venue that has one and is switched on. */
export function openTickSockets(
  { sources, dispatcher, loop, signal, log }: SocketsWorld,
  prices: LastPrices,
  { watched }: Pick<LiveTicks, 'watched'>,
): void {
  for (const venue of tickVenues) {
    const row = tickSockets[venue];
    const { isOn, socket } = sources[row.source];
    if (!isOn || socket === null) continue;
    const kept = keepSocket({
      row,
      origin: socket,
      dispatcher,
      names() {
        const market = loop.latest();
        return market ? tickNames(market, venue, watched()) : [];
      },
      onTold: (told) => prices.hear(venue, told),
      signal,
      log,
    });
    loop.onBeat(kept.refresh);
  }
}
