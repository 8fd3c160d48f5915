import { describeSector } from '../../catalogue/content/sectors.ts';
import { flatList, ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { type Coin, coinsNow, rankedCoins } from '../indexes/coins.ts';
import { byChange, fallers, risers, sectorsOf } from '../indexes/sectors.ts';
import { headOfCoin } from '../rows/coinRow.ts';
import { conceptOf } from '../rows/sectorRow.ts';
import { sectorTrend } from './sectorTrend.ts';

/** Number of sectors with the hot mark, those with the largest moves. */
const HOT_SECTORS = 2;
/** Minimum number of coins for a meaningful sector. */
const MIN_MEMBERS = 3;
/** Gainers and losers on a sector's own page. */
const MOVERS = 5;

/** Best and worst member by change: if all rise there is no worst. */
function moversOf(members: readonly Coin[]) {
  return {
    leaders: risers(members).slice(0, MOVERS).map(moverOf),
    laggards: fallers(members).slice(0, MOVERS).map(moverOf),
  };
}

function moverOf(coin: Coin) {
  const { price, change24h } = coin.now;
  return { ...headOfCoin(coin), price, change24h };
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
          isHot: at < HOT_SECTORS,
          hotSymbol: leader?.symbol ?? '',
          hotCode: leader?.code ?? '',
        };
      }),
    );
  },

  async conceptList({ page, pagesize }, { sources }) {
    const sectors = sectorsOf(rankedCoins(await coinsNow(sources)))
      .filter(({ members }) => members.length > 0)
      .toSorted((a, b) => (b.change ?? 0) - (a.change ?? 0));
    return flatList(sectors.map(conceptOf), page, pagesize);
  },
  async conceptDetail({ id }, { sources }) {
    const sector = sectorsOf(rankedCoins(await coinsNow(sources))).find((one) => one.id === id);
    if (!sector) throw unknownSector();
    const description = describeSector(sector.name, sector.members);
    return ok({ ...conceptOf(sector), ...moversOf(sector.members), description });
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
