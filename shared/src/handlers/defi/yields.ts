import { ANCHOR } from '../../catalogue/anchor.ts';
import { anchoredTerms } from '../../content/defi/anchored.ts';
import { findDefiChain } from '../../content/defi/chains.ts';
import { poolTerms } from '../../content/defi/pools.ts';
import { roundShares } from '../../format/roundShares.ts';
import { wander } from '../../market/wander.ts';
import { keyOf } from '../../random/hash.ts';
import { DAY } from '../../time/units.ts';
import { ok } from '../envelopes.ts';
import type { Handlers } from '../handler.ts';
import { descending } from '../rankings/competitors.ts';
import { sum } from '../totals.ts';
import { defiBook, type LockedPlace } from './book.ts';
import { bestRates, lendingMarkets } from './lending.ts';

/** An anchored coin strays by so much from what it stands for. */
const STRAY = 0.0011;

export const defiYieldHandlers = {
  async defiPools(_params, { sources }) {
    const book = await defiBook(sources);
    const pools = poolTerms.flatMap((terms) => {
      const place = book.places.find(
        ({ protocol, chain }) => protocol.code === terms.protocol && chain === terms.chain,
      );
      return place ? [poolWire(terms, place, book.time)] : [];
    });
    return ok({ tvl: sum(pools, ({ tvl }) => tvl), pools: descending(pools, ({ tvl }) => tvl) });
  },

  async defiRates(_params, { sources }) {
    const book = await defiBook(sources);
    const markets = descending(lendingMarkets(book), ({ supplied }) => supplied);
    return ok({
      supplied: sum(markets, ({ supplied }) => supplied),
      borrowed: sum(markets, ({ borrowed }) => borrowed),
      ...bestRates(markets),
      markets,
    });
  },

  async defiAnchored(_params, { sources }) {
    const { coins, time } = await defiBook(sources);
    const rows = anchoredTerms.flatMap(({ code, symbol, name, of, supply: base, custody }) => {
      const coin = coins.get(of);
      if (!coin) return [];
      const key = keyOf(`anchored-${symbol}`, 0);
      const swing = (at: number) => 0.05 * wander(key, at, 70 * DAY) + 0.006 * wander(key, at, 4 * DAY);
      const supply = Math.round(base * Math.exp(swing(time) - swing(ANCHOR)));
      const own = coins.get(code ?? '')?.now.price;
      const price = own ?? coin.now.price * (1 + STRAY * wander(keyOf(symbol, 3), time, DAY / 2));
      const deviation = (price / coin.now.price - 1) * 100;
      return [
        {
          symbol,
          name,
          of,
          ofSymbol: coin.facts.symbol,
          supply,
          price,
          deviation,
          marketCap: supply * price,
          custody,
        },
      ];
    });
    const assets = descending(rows, ({ marketCap }) => marketCap);
    const shares = roundShares(
      assets.map(({ marketCap }) => marketCap),
      2,
    );
    const heldOf = (code: string) => sum(rows, ({ of, supply }) => (of === code ? supply : 0));
    return ok({
      marketCap: sum(assets, ({ marketCap }) => marketCap),
      bitcoins: heldOf('bitcoin'),
      ethers: heldOf('ethereum'),
      assets: assets.map((row, at) => ({ ...row, share: shares[at] ?? 0 })),
    });
  },
} satisfies Handlers<'defiPools' | 'defiRates' | 'defiAnchored'>;

function poolWire(terms: (typeof poolTerms)[number], place: LockedPlace, time: number) {
  const { protocol, chain, pair, part, loss, base, reward } = terms;
  const id = `${protocol}-${chain}-${pair}`;
  const key = keyOf(id, 0);
  const baseApy = base * Math.exp(0.18 * wander(key, time, 9 * DAY) + 0.06 * wander(key, time, DAY));
  const rewardApy = reward * Math.exp(0.15 * wander(keyOf(id, 1), time, 20 * DAY));
  return {
    id,
    protocol,
    protocolName: place.protocol.name,
    chain,
    chainName: findDefiChain(chain)?.name ?? chain,
    pair,
    baseApy,
    rewardApy,
    apy: baseApy + rewardApy,
    tvl: Math.round(place.now * part),
    loss,
  };
}
