import type { Sources } from '@coinmirror/handlers/ports/sources.ts';
import type { Tick } from '@coinmirror/handlers/ports/ticks.ts';
import type { MarketBeat } from '../beat/marketBeat.ts';
import type { MarketLoop } from '../beat/marketLoop.ts';
import { venueTable } from '../beat/venueTable.ts';
import { venueNames } from '../identity/venues.ts';
import { pairRows, venueVolumes } from '../pairs/pairRows.ts';
import { provenanceOf } from './publicWorld.ts';

const venues = provenanceOf('exchange', ...venueNames.map((venue) => venueTable[venue].source));
const prices = provenanceOf('public', ...venueNames.map((venue) => venueTable[venue].source), 'COINGECKO');

/** Coins, their ticks and their pairs, as of the last beat. */
export function pricePorts(loop: MarketLoop): Pick<Sources, 'coins' | 'ticks' | 'pairs'> {
  return {
    coins: { provenance: prices, all: async () => (await loop.market()).coins },
    ticks: {
      provenance: prices,
      subscribe(codes, onTicks) {
        return loop.onBeat((market) => onTicks(codes.flatMap((code) => tickOf(market, code) ?? [])));
      },
    },
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
      dayVolumes: async () => venueVolumes(await loop.market()),
      openings: async (_exchange, codes) => codes.map(() => null),
    },
  };
}

/** What a coin or a pair costs at a beat; null: unknown. */
function tickOf({ at, coinOf, pairs }: MarketBeat, code: string): Tick | null {
  const coin = coinOf.get(code);
  if (coin) {
    const { price, change24h, changeUtc8, changeUtc0, volume24h } = coin;
    return { code, time: at, price, change24h, changeUtc8, changeUtc0, volume24h };
  }
  const pair = pairs.get(code);
  const base = pair && coinOf.get(pair.coinCode);
  if (!pair || !base) return null;
  const { last, open24h, openUtc8, openUtc0, quoteVolume } = pair.ticker;
  const since = (open: number | null) => (open === null ? null : (last / open - 1) * 100);
  return {
    code,
    time: at,
    price: last,
    change24h: since(open24h),
    // Where the venue tells no opening, the coin's own change stands: a pair follows its coin.
    changeUtc8: since(openUtc8) ?? base.changeUtc8,
    changeUtc0: since(openUtc0) ?? base.changeUtc0,
    volume24h: quoteVolume * pair.rate,
  };
}
