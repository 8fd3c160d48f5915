import type { conceptEndpoints } from '@coinmirror/shared/contract/concepts.ts';
import type { WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import { meanOfKnown } from '@coinmirror/shared/indicators/mean.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { conceptCatalogue } from '../../catalogue/conceptCatalogue.ts';
import { describeSector } from '../../catalogue/content/sectors.ts';
import { headWire } from '../coin/wire.ts';
import { flatList, ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { type Coin, coinsNow, rankedCoins } from '../indexes/coins.ts';
import { sectorSparkline } from './sectorSparkline.ts';
import { sectorTrend } from './sectorTrend.ts';

type ConceptWire = WireOf<typeof conceptEndpoints.conceptList>['data'][number];

/** Number of sectors with the hot mark, those with the largest moves. */
const HOT_SECTORS = 2;
/** Minimum number of coins for a meaningful sector. */
const MIN_MEMBERS = 3;
/** Logos in the list of sectors; gainers and losers on a sector's own page. */
const FACES = 3;
const MOVERS = 5;

/** A sector and its ranked coins. */
export interface Sector {
  readonly id: string;
  readonly name: string;
  readonly members: readonly Coin[];
  /** Arithmetic mean of the members' 24 h changes, %; null if no member is a day old. */
  readonly change: number | null;
}

/** Sectors with their ranked coins, best first. */
export function sectorsOf(coins: readonly Coin[]): Sector[] {
  return conceptCatalogue.map(({ id, name }) => {
    const members = coins.filter(({ facts }) => facts.conceptIds.includes(id));
    return { id, name, members, change: meanOfKnown(members.map(({ now }) => now.change24h)) };
  });
}

/** Largest gain first; coins younger than a day are left out. */
function byChange(members: readonly Coin[]): Coin[] {
  return members
    .filter(({ now }) => now.change24h !== null)
    .toSorted((a, b) => (b.now.change24h ?? 0) - (a.now.change24h ?? 0));
}

/** Gainers, largest first. */
function risers(members: readonly Coin[]): Coin[] {
  return byChange(members).filter(({ now }) => (now.change24h ?? 0) > 0);
}

/** Losers, largest first. */
function fallers(members: readonly Coin[]): Coin[] {
  return byChange(members)
    .filter(({ now }) => (now.change24h ?? 0) < 0)
    .toReversed();
}

/** A sector's own figures, on the wire. */
export function conceptWire({ id, name, members, change }: Sector): ConceptWire {
  const [best, worst] = [risers(members).at(0), fallers(members).at(0)];
  return {
    id,
    name,
    change_percent: change,
    total_coin: members.length,
    market_value_usd: sum(members, ({ now }) => now.marketCap),
    vol_usd: sum(members, ({ now }) => now.volume24h),
    vol_part_usd: sum(members, ({ facts, now }) =>
      facts.peg === null ? now.volume24h / facts.conceptIds.length : 0,
    ),
    rise_count: risers(members).length,
    fall_count: fallers(members).length,
    best: best?.facts.symbol ?? '',
    best_code: best?.facts.code ?? '',
    best_percent: best?.now.change24h ?? null,
    worst: worst?.facts.symbol ?? '',
    worst_code: worst?.facts.code ?? '',
    worst_percent: worst?.now.change24h ?? null,
    change_week: meanOfKnown(members.map(({ now }) => now.change7d)),
    top_coins: byValue(members)
      .slice(0, FACES)
      .map(({ facts }) => ({ code: facts.code, name: facts.symbol, logo: facts.logo })),
    kline_data: sectorSparkline(members).join(','),
  };
}

function byValue(members: readonly Coin[]): Coin[] {
  return members.toSorted((a, b) => (b.now.marketCap ?? 0) - (a.now.marketCap ?? 0));
}

/** Best and worst member by change: if all rise there is no worst. */
function moversOf(members: readonly Coin[]) {
  return {
    rise_list: risers(members).slice(0, MOVERS).map(moverWire),
    fall_list: fallers(members).slice(0, MOVERS).map(moverWire),
  };
}

function moverWire(coin: Coin) {
  const { price, change24h } = coin.now;
  return { ...headWire(coin), current_price_usd: price, change_percent: change24h };
}

export const conceptHandlers = {
  /** The sectors with the largest moves, each with its top coin. */
  async conceptHot({ size }, { sources }) {
    const sectors = sectorsOf(rankedCoins(await coinsNow(sources)))
      .filter(({ members }) => members.length >= MIN_MEMBERS)
      .toSorted((a, b) => Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0));
    return ok(
      sectors.slice(0, size).map(({ id, name, members }, at) => {
        const leader = byChange(members)[0]?.facts;
        return {
          id,
          name,
          is_hot: at < HOT_SECTORS ? 1 : 0,
          hot: leader?.symbol ?? '',
          hot_code: leader?.code ?? '',
        };
      }),
    );
  },

  async conceptList({ page, pagesize }, { sources }) {
    const sectors = sectorsOf(rankedCoins(await coinsNow(sources)))
      .filter(({ members }) => members.length > 0)
      .toSorted((a, b) => (b.change ?? 0) - (a.change ?? 0));
    return flatList(sectors.map(conceptWire), page, pagesize);
  },
  async conceptDetail({ id }, { sources }) {
    const sector = sectorsOf(rankedCoins(await coinsNow(sources))).find((one) => one.id === id);
    if (!sector) throw unknownSector();
    const desc = describeSector(sector.name, sector.members);
    return ok({ ...conceptWire(sector), ...moversOf(sector.members), desc });
  },

  async conceptTrend({ id, days }, { sources }) {
    const sector = sectorsOf(rankedCoins(await coinsNow(sources))).find((one) => one.id === id);
    if (!sector) throw unknownSector();
    return ok(await sectorTrend(sources, sector.members, days));
  },
} satisfies Handlers<'conceptHot' | 'conceptList' | 'conceptDetail' | 'conceptTrend'>;

function unknownSector(): UpstreamError {
  return new UpstreamError(404, '没有这个概念板块');
}
