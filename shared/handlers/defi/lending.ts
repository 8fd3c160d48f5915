import { findDefiChain } from '@coinmirror/shared/content/defi/chains.ts';
import { findDefiProtocol } from '@coinmirror/shared/content/defi/protocols.ts';
import type { Coin } from '../coin/book.ts';
import type { LendingMarket } from '../ports/pools.ts';
import { sum } from '../totals.ts';

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
        utilization: supplied > 0 ? (borrowed / supplied) * 100 : 0,
        supplied,
        borrowed,
      },
    ];
  });
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
    const least = own.toSorted((a, b) => a.borrowApy - b.borrowApy)[0];
    if (!most || !least) return [];
    const named = (market: Market) => `${market.protocolName} · ${market.chainName}`;
    return [
      {
        code,
        symbol: most.symbol,
        logo: most.logo,
        supplyApy: most.supplyApy,
        supplyAt: named(most),
        borrowApy: least.borrowApy,
        borrowAt: named(least),
        rates: places.map(
          ({ protocol }) => own.find((market) => market.protocol === protocol)?.supplyApy ?? null,
        ),
      },
    ];
  });
  return { places, best };
}
