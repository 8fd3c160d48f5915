import { addressUrl } from '../catalogue/deployments.ts';
import type { POSITION_OWNERS } from '../contract/rankings/moves.ts';
import { shortExchangeName } from '../format/exchangeName.ts';
import { addressOf, chainsOf, type Holding, holdingsOn } from '../market/holderBook.ts';
import { labelOfHolding } from '../market/holderLabel.ts';
import { beijingMidnight } from '../time/midnight.ts';
import { DAY } from '../time/units.ts';
import type { Coin } from './coin/book.ts';

/** Coins whose holders are watched, and holders watched on each of their chains. */
const WATCHED_COINS = 120;
const WATCHED_HOLDERS = 40;

export interface PositionQuery {
  readonly type: 'increase' | 'decrease';
  /** Days over which the change is measured. */
  readonly days: number;
  readonly owner: (typeof POSITION_OWNERS)[number];
}

/**
 * Large holders who added (or removed) coins between two Beijing midnights, the largest worth first. They are the
 * same addresses, with the same coins, as on the coin's own page of holders.
 */
export function largePositions(coins: readonly Coin[], query: PositionQuery, time: number) {
  const day = beijingMidnight(time);
  return coins
    .filter(({ now }) => now.circulatingSupply !== null)
    .slice(0, WATCHED_COINS)
    .flatMap((coin) => positionsOf(coin, query, day))
    .toSorted((a, b) => Math.abs(b.change_usd) - Math.abs(a.change_usd));
}

function positionsOf(coin: Coin, { type, days, owner }: PositionQuery, day: number) {
  const supply = coin.now.circulatingSupply ?? 0;
  return chainsOf(coin.facts).flatMap((part) => {
    const own = supply * part.part;
    const before = new Map(
      holdingsOn(coin.facts, part, own, day - days * DAY, WATCHED_HOLDERS).map((one) => [one.key, one]),
    );
    return holdingsOn(coin.facts, part, own, day, WATCHED_HOLDERS)
      .filter(({ kind }) => owner === 'all' || kind === 'other')
      .map((holding) => positionOf(coin, holding, before.get(holding.key)?.quantity, supply, day))
      .filter(({ change }) => (type === 'increase' ? change > 0 : change < 0));
  });
}

function positionOf(coin: Coin, holding: Holding, before = holding.quantity, supply: number, day: number) {
  const { quantity, kind, exchange, chain } = holding;
  const address = addressOf(holding);
  const change = quantity - before;
  return {
    coin,
    address,
    addressflag: exchange
      ? shortExchangeName(exchange.nameZh || exchange.nameEn)
      : labelOfHolding(coin.facts, holding),
    platform_name: chain,
    quantity,
    change,
    change_usd: change * coin.now.price,
    change_rate: before > 0 ? (change / before) * 100 : null,
    percentage: (quantity / supply) * 100,
    updatetime: Math.round(day / 1000),
    blockurl: addressUrl(chain, address),
    iscontract: kind === 'contract' ? 1 : 0,
    destroy: kind === 'burn' ? 1 : 0,
  };
}
