import { exchanges, tickVenues } from '../exchanges/exchanges.ts';
import type { LastPrices } from '../market/lastPrices.ts';
import type { LiveTicks } from '../market/liveTicks.ts';
import type { MarketLoop } from '../market/marketLoop.ts';
import type { ListedSocket, OpenRow } from './openSockets.ts';
import { tickNames } from './tickNames.ts';

/** Keeps the sockets of last prices of every venue that has one. */
export function openTickSockets(
  openRow: OpenRow,
  loop: Pick<MarketLoop, 'latest'>,
  prices: LastPrices,
  { watched }: Pick<LiveTicks, 'watched'>,
): readonly ListedSocket[] {
  return tickVenues.map((venue) => {
    const row = exchanges[venue].ticks;
    const names = () => {
      const market = loop.latest();
      return market ? tickNames(market, venue, watched()) : [];
    };
    const managed = openRow(row, names, (reported) => prices.hear(venue, reported));
    return { source: row.source, tells: 'ticks', managed };
  });
}
