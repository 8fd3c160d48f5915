import { findDefiChain } from '../../content/defi/chains.ts';
import { wander } from '../../market/wander.ts';
import { keyOf } from '../../random/hash.ts';
import { DAY } from '../../time/units.ts';
import { sum } from '../totals.ts';
import type { DefiBook } from './book.ts';

/** Part of what borrowers pay that the place keeps. */
const KEPT = 0.1;
/** Usual part that is lent out, and what borrowers pay a year at it, %. */
const TERMS: Readonly<Record<string, readonly [lent: number, paid: number]>> = {
  tether: [0.79, 5.2],
  'usd-coin': [0.8, 5.4],
  bitcoin: [0.1, 0.7],
};
/** The same of a chain's own coin. */
const OWN_TERMS = [0.58, 2.7] as const;

/**
 * Coins that can be lent at places that lend, with their rates. What is supplied and not lent out is what is locked
 * there, so that a place's coins make its TVL.
 */
export function lendingMarkets({ places, coins, time }: DefiBook) {
  return places
    .filter(({ protocol }) => protocol.category === '借贷')
    .flatMap(({ protocol, chain, coins: held }) =>
      held.flatMap(({ coin: code, usd }) => {
        const coin = coins.get(code);
        if (!coin) return [];
        const id = `${protocol.code}-${chain}-${code}`;
        const [usual, paid] = TERMS[code] ?? OWN_TERMS;
        const lean = wander(keyOf(`lending-${id}`, 0), time, 4 * DAY);
        const lent = usual * (1 + 0.1 * lean);
        const borrowApy =
          paid * (1 + 0.3 * lean + 0.12 * wander(keyOf(`lending-${code}`, 0), time, 11 * DAY));
        const supplied = Math.round(usd / (1 - lent));
        return [
          {
            id,
            protocol: protocol.code,
            protocolName: protocol.name,
            chain: chain as string,
            chainName: findDefiChain(chain)?.name ?? chain,
            code,
            symbol: coin.facts.symbol,
            logo: coin.facts.logo,
            borrowApy,
            supplyApy: borrowApy * lent * (1 - KEPT),
            utilization: supplied > 0 ? ((supplied - usd) / supplied) * 100 : 0,
            supplied,
            borrowed: supplied - usd,
          },
        ];
      }),
    );
}

type Market = ReturnType<typeof lendingMarkets>[number];

/** By coin, where lenders get most and borrowers pay least; and the rates of each place, its largest market standing for it. */
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
