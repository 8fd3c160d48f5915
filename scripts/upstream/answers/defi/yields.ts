import { findDefiChain } from '@coinmirror/shared/content/defi/chains.ts';
import { findDefiProtocol } from '@coinmirror/shared/content/defi/protocols.ts';
import { roundShares } from '@coinmirror/shared/format/roundShares.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { sum, sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import { anchoredTerms } from '../../catalogue/content/defi/anchored.ts';
import type { YieldPool } from '../../ports/pools.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { type Coin, coinsNow } from '../indexes/coins.ts';
import { bestRates, lendingWires } from './lending.ts';

const POOL_DAYS = 366;

export const defiYieldHandlers = {
  async defiPools(_params, { sources }) {
    const pools = (await requirePort(sources, 'pools').pools()).map(poolWire);
    return ok({ tvl: sum(pools, ({ tvl }) => tvl), pools: descending(pools, ({ tvl }) => tvl) });
  },

  async defiPoolPast({ id }, { sources }) {
    const port = requirePort(sources, 'pools');
    const pool = (await port.pools()).find((one) => one.id === id);
    if (pool === undefined) throw new UpstreamError(404, '没有这个资金池');
    const days = await port.poolDays(id, POOL_DAYS);
    return ok({
      ...placeNames(pool),
      pair: pool.pair,
      mean30d: pool.mean30d,
      days: days.map(({ time, apy, tvl }): [number, number | null, number | null] => [time, apy, tvl]),
    });
  },

  async defiRates(_params, { sources }) {
    const [reported, coins] = await Promise.all([
      requirePort(sources, 'pools').lending(),
      coinsByCode(sources),
    ]);
    const markets = descending(lendingWires(reported, coins), ({ supplied }) => supplied);
    return ok({
      supplied: sumKnown(markets, ({ supplied }) => supplied),
      borrowed: sumKnown(markets, ({ borrowed }) => borrowed),
      ...bestRates(markets),
      markets,
    });
  },

  async defiAnchored(_params, { sources }) {
    const [reported, coins] = await Promise.all([
      requirePort(sources, 'pools').anchored(),
      coinsByCode(sources),
    ]);
    const rows = reported.flatMap(({ symbol, supply, price }) => {
      const terms = anchoredTerms.find((one) => one.symbol === symbol);
      const anchor = coins.get(terms?.of ?? '');
      if (!terms || !anchor) return [];
      return [
        {
          symbol,
          name: terms.name,
          of: terms.of,
          ofSymbol: anchor.facts.symbol,
          supply,
          price,
          deviation: (price / anchor.now.price - 1) * 100,
          marketCap: supply * price,
          custody: terms.custody,
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
} satisfies Handlers<'defiPools' | 'defiPoolPast' | 'defiRates' | 'defiAnchored'>;

async function coinsByCode(sources: Sources): Promise<ReadonlyMap<string, Coin>> {
  return new Map((await coinsNow(sources)).map((coin) => [coin.facts.code, coin]));
}

function poolWire({ baseApy, rewardApy, ...pool }: YieldPool) {
  return {
    ...pool,
    ...placeNames(pool),
    baseApy,
    rewardApy,
    apy: baseApy === null && rewardApy === null ? null : (baseApy ?? 0) + (rewardApy ?? 0),
  };
}

function placeNames({ protocol, chain }: Pick<YieldPool, 'protocol' | 'chain'>) {
  return {
    protocol,
    protocolName: findDefiProtocol(protocol)?.name ?? protocol,
    chain,
    chainName: findDefiChain(chain)?.name ?? chain,
  };
}
