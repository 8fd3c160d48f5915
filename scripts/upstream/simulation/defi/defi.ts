import { type DefiChainCode, defiChains } from '@coinmirror/shared/content/defi/chains.ts';
import type { DefiCategory } from '@coinmirror/shared/content/defi/protocols.ts';
import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { LockedAsset } from '../../ports/defi.ts';
import { wander } from '../random/wander.ts';
import { LOCKED_MILLIONS } from './defiLocked.ts';

const YEAR = 365 * DAY;
const MILLION = 1e6;
/** Yearly growth of the amount locked, in coins. */
const GROWTH = 0.06;

/** USD price of a coin at an instant; null if it was not traded yet. */
export type PriceOf = (code: string) => number | null;

/** A part of the value locked in a protocol on one chain. */
export interface AssetShare {
  /** Code of the coin whose price it follows. */
  readonly coin: string;
  readonly share: number;
}

/** Mix of each category: shares of stablecoins, of the chain's coin, of bitcoin. */
const MIXES: Readonly<Record<DefiCategory, readonly [money: number, own: number, bitcoin: number]>> = {
  借贷: [0.42, 0.4, 0.18],
  DEX: [0.4, 0.55, 0.05],
  抵押稳定币: [0.72, 0.25, 0.03],
  合成对冲: [1, 0, 0],
  衍生品: [0.82, 0.15, 0.03],
  RWA: [1, 0, 0],
  比特币质押: [0, 0, 1],
  支付: [0, 0, 1],
  预测市场: [1, 0, 0],
  流动性质押: [0, 1, 0],
  再质押: [0, 0.95, 0.05],
  收益: [0.62, 0.38, 0],
};
/** Stablecoins held, with their shares. */
const MONEY = [
  ['tether', 0.5],
  ['usd-coin', 0.5],
] as const;

const basePrices = new Map(coinCatalogue.map(({ code, basePrice }) => [code, basePrice]));

/** The coins of a protocol on a chain; the shares add up to 1. */
export function lockedAssets(category: DefiCategory, chain: DefiChainCode): readonly AssetShare[] {
  const [money, own, bitcoin] = MIXES[category];
  const coin = defiChains.find(({ code }) => code === chain)?.coin ?? 'ethereum';
  const parts = [
    ...MONEY.map(([code, part]) => ({ coin: code as string, share: money * part })),
    { coin, share: own },
    { coin: 'bitcoin', share: bitcoin },
  ].filter(({ share }) => share > 0);
  const merged = Map.groupBy(parts, (part) => part.coin);
  return [...merged].map(([code, same]) => ({
    coin: code,
    share: same.reduce((sum, { share }) => sum + share, 0),
  }));
}

/** A protocol on one chain. */
export interface LockedHome {
  readonly protocol: { readonly code: string; readonly category: DefiCategory };
  readonly chain: DefiChainCode;
}

/**
 * Value locked in a protocol on a chain at an instant, whole USD per coin, so that sums are exact: the coins of 2026,
 * changed by flows since, at the prices of the instant.
 */
export function lockedOn(
  { protocol: { code, category }, chain }: LockedHome,
  time: number,
  priceOf: PriceOf,
): readonly LockedAsset[] {
  const coins = coinsLocked(`${code}-${chain}`, time);
  const millions = LOCKED_MILLIONS[code]?.[chain] ?? 0;
  return lockedAssets(category, chain).map(({ coin, share }) => {
    const base = basePrices.get(coin);
    const price = priceOf(coin);
    const worth = base && price !== null ? price / base : 0;
    return { coin, usd: Math.round(millions * MILLION * share * coins * worth) };
  });
}

/** Coins locked, relative to the start of 2026. */
function coinsLocked(id: string, time: number): number {
  const key = keyOf(`locked-${id}`, 0);
  const swing = (at: number) => 0.07 * wander(key, at, 80 * DAY) + 0.018 * wander(key, at, 6 * DAY);
  return Math.exp(GROWTH * ((time - ANCHOR) / YEAR) + swing(time) - swing(ANCHOR));
}
