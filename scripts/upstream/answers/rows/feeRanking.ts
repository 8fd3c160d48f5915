import { type DefiChain, defiChains } from '@coinmirror/shared/content/defi/chains.ts';
import { findStableIssuer, ISSUER_CATEGORY } from '@coinmirror/shared/content/defi/issuers.ts';
import { findDefiProtocol } from '@coinmirror/shared/content/defi/protocols.ts';
import { roundShares } from '@coinmirror/shared/format/roundShares.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import type { ChainGas, DefiPort, Earned } from '../../ports/defi.ts';
import type { Sources } from '../../ports/sources.ts';
import { type Coin, coinsNow } from '../indexes/coins.ts';
import { earnedChanges, earnedWire } from './earnedWire.ts';

/** Decimals of shares. */
const PLACES = 2;

/** Who earns fees, most in 24 h first: protocols and issuers, applications by chain, chains themselves. */
export async function feeRanking(sources: Sources, defi: DefiPort) {
  const [earned, gas, listed] = await Promise.all([defi.earned(), defi.gas(), coinsNow(sources)]);
  const coins: Coins = new Map(listed.map((coin) => [coin.facts.code, coin]));
  const whole = earned.filter(({ chain }) => chain === null);
  return {
    whole,
    protocols: withShares(whole.flatMap((row) => earnerRow(row, coins))),
    chains: withShares(chainRows(earned, coins)),
    gas: withShares(gasRows(gas, coins)),
  };
}

type Coins = ReadonlyMap<string, Coin>;

function earnerRow(row: Earned, coins: Coins) {
  const protocol = findDefiProtocol(row.earner);
  const issuer = findStableIssuer(row.earner);
  const name = protocol?.name ?? issuer?.name;
  if (name === undefined) return [];
  const coin = coins.get(protocol?.coin ?? issuer?.code ?? '');
  return [
    {
      code: protocol?.code ?? '',
      name,
      logo: coin?.facts.logo ?? '',
      category: protocol?.category ?? ISSUER_CATEGORY,
      ...earnedWire([row]),
      ...earnedChanges([row]),
      coinCode: coin?.facts.code ?? '',
      marketCap: protocol === null ? null : (coin?.now.marketCap ?? null),
    },
  ];
}

/** Chains on which something is told; what applications earn there, without the chain's own gas. */
function chainRows(earned: readonly Earned[], coins: Coins) {
  const byChain = Map.groupBy(earned, ({ chain }) => chain);
  return defiChains.flatMap((chain) => {
    const own = byChain.get(chain.code);
    return own === undefined ? [] : [earningOf(chain, own, coins)];
  });
}

/** Chains whose own fees are told. */
function gasRows(gas: readonly ChainGas[], coins: Coins) {
  const chains: readonly DefiChain[] = defiChains;
  return chains.flatMap((chain) => {
    const own = gas.find((row) => row.chain === chain.code);
    if (own === undefined) return [];
    const coin = coins.get(chain.token ?? '');
    return [
      {
        ...earningOf(chain, [own], coins),
        coinCode: coin?.facts.code ?? '',
        marketCap: coin?.now.marketCap ?? null,
      },
    ];
  });
}

function earningOf(
  { code, name, coin, token }: DefiChain,
  own: readonly Pick<Earned, 'fees' | 'revenue'>[],
  coins: Coins,
) {
  const logo = coins.get(token ?? coin)?.facts.logo ?? '';
  return { code, name, logo, ...earnedWire(own), ...earnedChanges(own) };
}

/** Most fees first; shares of those that tell them add up to 100. */
function withShares<Row extends { readonly fees24h: number | null }>(rows: readonly Row[]) {
  const sorted = descending(rows, ({ fees24h }) => fees24h);
  const shares = roundShares(
    sorted.map(({ fees24h }) => fees24h ?? 0),
    PLACES,
  );
  return sorted.map((row, at) => ({ ...row, share: row.fees24h === null ? null : (shares[at] ?? 0) }));
}
