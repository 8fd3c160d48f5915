import { addressOn } from './addresses.ts';
import { chance, chanceBetween } from './chance.ts';
import type { Coin } from './coinBook.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Coins whose holders are watched, and holders watched of each. */
const WATCHED_COINS = 120;
const WATCHED_HOLDERS = 3;

const LABELS = ['交易所热钱包', '交易所冷钱包', '做市商', '基金', '', '', '', ''] as const;

/**
 * Large holders who added (or removed) coins within 24 h, the largest worth first.
 * Whether a holder adds or removes belongs to the day, so both lists stay the same for the day.
 */
export function largePositions(coins: readonly Coin[], type: 'increase' | 'decrease', time: number) {
  const day = Math.floor(time / DAY);
  return coins
    .slice(0, WATCHED_COINS)
    .flatMap((coin) =>
      Array.from({ length: WATCHED_HOLDERS }, (_, holder) => positionOf(coin, holder, day, time)),
    )
    .filter((position) => (type === 'increase' ? position.change > 0 : position.change < 0))
    .toSorted((a, b) => Math.abs(b.change_usd) - Math.abs(a.change_usd));
}

function positionOf(coin: Coin, holder: number, day: number, time: number) {
  const { facts, now } = coin;
  const key = `${facts.code}:${holder}`;
  const supply = now.circulatingSupply ?? 0;
  const share = chanceBetween(`${key}:share`, 0.15, 2.4) / (holder + 1);
  const before = (supply * share) / 100;
  const rate = chanceBetween(`${key}:${day}:change`, -9, 9);
  const change = (before * rate) / 100;
  return {
    coin,
    address: addressOn(facts.chain, key),
    addressflag: LABELS[Math.floor(chance(`${key}:label`) * LABELS.length)] ?? '',
    platform_name: facts.chain,
    quantity: before + change,
    change,
    change_usd: change * now.price,
    change_rate: rate,
    percentage: supply > 0 ? ((before + change) / supply) * 100 : null,
    updatetime: Math.round((time - chance(`${key}:${day}:seen`) * HOUR) / 1000),
  };
}
