import type { Sources } from '../../ports/sources.ts';
import { exchanges, spotVenues } from '../exchanges/exchanges.ts';
import type { LiveTicks } from '../market/liveTicks.ts';
import type { MarketLoop } from '../market/marketLoop.ts';
import { pairRows, venueVolumes } from '../pairs/pairRows.ts';
import { provenanceOf } from '../world/publicWorld.ts';

const MINUTE = 60_000;

const sourceNames = spotVenues.map((venue) => exchanges[venue].tickers.source);
const venues = provenanceOf('exchange', ...sourceNames);
const prices = provenanceOf('public', ...sourceNames, 'COINGECKO');

/** Coins, their ticks and their pairs, as of the last cycle. */
export function pricePorts(
  loop: MarketLoop,
  { subscribe }: Pick<LiveTicks, 'subscribe'>,
): Pick<Sources, 'coins' | 'ticks' | 'pairs'> {
  return {
    coins: { provenance: prices, all: async () => (await loop.market()).coins },
    ticks: { provenance: prices, subscribe },
    pairs: {
      provenance: venues,
      of: async (code) => pairRows(await loop.market(), code),
      async all() {
        const market = await loop.market();
        return market.coins.flatMap(({ code }) => pairRows(market, code));
      },
      async counts() {
        const { pairsOf } = await loop.market();
        return new Map(
          [...pairsOf].map(([code, pairs]) => [
            code,
            { exchanges: new Set(pairs.map(({ venue }) => venue)).size, pairs: pairs.length },
          ]),
        );
      },
      async dayVolumes(until) {
        const market = await loop.market();
        // Tickers tell the last 24 hours alone.
        return until < market.at - MINUTE ? new Map() : venueVolumes(market);
      },
      openings: async (_exchange, codes) => codes.map(() => null),
    },
  };
}
