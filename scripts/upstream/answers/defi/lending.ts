import { findDefiChain } from '@coinmirror/shared/content/defi/chains.ts';
import { findDefiProtocol } from '@coinmirror/shared/content/defi/protocols.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import type { LendingMarket } from '../../ports/pools.ts';
import type { Coin } from '../indexes/coins.ts';

/** Lendable coins of lending protocols, in wire format. */
export function lendingWires(markets: readonly LendingMarket[], coins: ReadonlyMap<string, Coin>) {
  return markets.flatMap(({ protocol, chain, coin: code, supplied, borrowed, supplyApy, borrowApy }) => {
    const coin = coins.get(code);
    if (!coin) return [];
    return [
      {
        id: `${protocol}-${chain}-${code}`,
        protocol,
        protocolName: findDefiProtocol(protocol)?.name ?? protocol,
        chain,
        chainName: findDefiChain(chain)?.name ?? chain,
        code,
        symbol: coin.facts.symbol,
        logo: coin.facts.logo,
        borrowApy,
        supplyApy,
        utilization: utilizationOf(supplied, borrowed),
        supplied,
        borrowed,
      },
    ];
  });
}

/** % of what is supplied that is lent out; null if either is unknown. */
function utilizationOf(supplied: number | null, borrowed: number | null): number | null {
  if (supplied === null || borrowed === null) return null;
  return supplied > 0 ? (borrowed / supplied) * 100 : 0;
}

type Market = ReturnType<typeof lendingWires>[number];

/** By coin, the best rates for lenders and borrowers; and each place's rate, that of its largest market. */
export function bestRates(markets: readonly Market[]) {
  const places = [...Map.groupBy(markets, ({ protocol }) => protocol)].flatMap(([protocol, own]) =>
    own[0] ? [{ protocol, name: own[0].protocolName }] : [],
  );
  const coins = [...Map.groupBy(markets, ({ code }) => code)].toSorted(
    ([, a], [, b]) => sum(b, ({ supplied }) => supplied) - sum(a, ({ supplied }) => supplied),
  );
  const best = coins.flatMap(([code, own]) => {
    const most = own.toSorted((a, b) => b.supplyApy - a.supplyApy)[0];
    const least = own
      .flatMap((market) => (market.borrowApy === null ? [] : [{ ...market, borrowApy: market.borrowApy }]))
      .toSorted((a, b) => a.borrowApy - b.borrowApy)[0];
    if (!most) return [];
    const named = (market: Pick<Market, 'protocolName' | 'chainName'>) =>
      `${market.protocolName} · ${market.chainName}`;
    return [
      {
        code,
        symbol: most.symbol,
        logo: most.logo,
        supplyApy: most.supplyApy,
        supplyAt: named(most),
        borrowApy: least?.borrowApy ?? null,
        borrowAt: least ? named(least) : '',
        rates: places.map(
          ({ protocol }) => own.find((market) => market.protocol === protocol)?.supplyApy ?? null,
        ),
      },
    ];
  });
  return { places, best };
}
