import { findPoolChain } from '@coinmirror/shared/content/defi/poolChains.ts';
import { poolMarks } from '@coinmirror/shared/indicators/poolMarks.ts';
import { sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import type { DexPool, PoolToken } from '../../ports/dexPools.ts';
import { requirePort } from '../../ports/requirePort.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { type Coin, coinsNow } from '../indexes/coins.ts';

type Coins = ReadonlyMap<string, Coin>;

export const dexPoolHandlers = {
  async dexPools({ kind, chain: code, least }, { sources }) {
    const chain = findPoolChain(code);
    if (code !== '' && chain === null) throw new UpstreamError(404, '没有这条公链');
    const port = requirePort(sources, 'dexPools');
    const [pools, listed] = await Promise.all([port.pools(kind, chain?.code ?? null), coinsNow(sources)]);
    const coins = new Map(listed.map((coin) => [coin.facts.code, coin]));
    const now = sources.clock.now();
    const rows = pools
      .filter(({ liquidity }) => least === 0 || (liquidity ?? 0) >= least)
      .map((pool) => poolRow(pool, coins, now));
    return ok({
      kind,
      chain: code,
      least,
      rows,
      hidden: pools.length - rows.length,
      volume24h: sumKnown(rows, ({ volume24h }) => volume24h),
      liquidity: sumKnown(rows, ({ liquidity }) => liquidity),
    });
  },
} satisfies Handlers<'dexPools'>;

function poolRow(pool: DexPool, coins: Coins, now: number) {
  const { base, quote, chain, ...rest } = pool;
  const market = coins.get(base.coinCode ?? '')?.now.price ?? null;
  const premium = market === null || pool.price === null ? null : (pool.price / market - 1) * 100;
  return {
    ...rest,
    chain: findPoolChain(chain)?.code ?? '',
    base: tokenWire(base, coins),
    quote: tokenWire(quote, coins),
    premium,
    marks: poolMarks({ ...pool, premium }, now),
  };
}

function tokenWire({ symbol, name, coinCode }: PoolToken, coins: Coins) {
  const facts = coins.get(coinCode ?? '')?.facts;
  return { symbol, name, code: facts?.code ?? '', logo: facts?.logo ?? '' };
}
