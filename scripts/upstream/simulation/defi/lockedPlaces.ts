import { type DefiCategory, defiProtocols } from '@coinmirror/shared/content/defi/protocols.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { LockedAsset, LockedSeries, LockedValue, LockedWhere } from '../../ports/defi.ts';
import type { SimulatedMarket } from '../market/source.ts';
import type { ListedCoin, World } from '../market/world.ts';
import { type LockedHome, lockedAssets, lockedOn, type PriceOf } from './defi.ts';

/** A protocol on a chain as its port returns it, with its category. */
export interface LockedPlace extends LockedValue {
  readonly assets: readonly LockedAsset[];
  readonly category: DefiCategory;
}

const homes: readonly LockedHome[] = defiProtocols.flatMap((protocol) =>
  protocol.chains.map((chain) => ({ protocol, chain })),
);

/** At the instant of its first trade a coin has no daily close yet. */
const launches = new Map(coinCatalogue.map(({ code, launchedAt }) => [code, launchedAt]));

/** Everything locked in the last cycle, with its value a day and a week before. */
export async function lockedPlaces({ market, coins }: World): Promise<readonly LockedPlace[]> {
  const time = market.now();
  const byCode = new Map((await coins()).map((coin) => [coin.facts.code, coin]));
  const priceNow: PriceOf = (code) => byCode.get(code)?.now.price ?? null;
  const before =
    (changeOf: (coin: ListedCoin) => number | null): PriceOf =>
    (code) => {
      const coin = byCode.get(code);
      const moved = coin ? changeOf(coin) : null;
      return coin && moved !== null ? coin.now.price / (1 + moved / 100) : null;
    };
  const dayPrice = before(({ now }) => now.change24h);
  const weekPrice = before(({ now }) => now.change7d);
  return homes.map((home) => {
    const assets = lockedOn(home, time, priceNow);
    return {
      protocol: home.protocol.code,
      chain: home.chain,
      category: home.protocol.category,
      usd: usdOf(assets),
      assets,
      dayAgo: usdOf(lockedOn(home, time - DAY, dayPrice)),
      weekAgo: usdOf(lockedOn(home, time - 7 * DAY, weekPrice)),
    };
  });
}

/** Value locked in some places at some instants. */
export async function lockedSeries(
  market: SimulatedMarket,
  { protocol, chain }: LockedWhere,
  times: readonly number[],
): Promise<readonly LockedSeries[]> {
  const wanted = homes.filter(
    (home) =>
      (protocol === null || home.protocol.code === protocol) && (chain === null || home.chain === chain),
  );
  const codes = new Set(
    wanted.flatMap((home) => lockedAssets(home.protocol.category, home.chain).map(({ coin }) => coin)),
  );
  const prices = new Map(
    await Promise.all([...codes].map(async (code) => [code, await market.prices(code, times)] as const)),
  );
  const priceOf = (code: string, time: number, at: number) =>
    time <= (launches.get(code) ?? 0) ? null : (prices.get(code)?.[at] ?? null);
  return wanted.map((home) => ({
    protocol: home.protocol.code,
    chain: home.chain,
    usd: times.map((time, at) => usdOf(lockedOn(home, time, (code) => priceOf(code, time, at)))),
  }));
}

function usdOf(assets: readonly LockedAsset[]): number {
  return assets.reduce((sum, { usd }) => sum + usd, 0);
}
