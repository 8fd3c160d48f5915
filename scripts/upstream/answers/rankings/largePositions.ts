import type { POSITION_OWNERS } from '@coinmirror/shared/contract/rankings/moves.ts';
import { shortExchangeName } from '@coinmirror/shared/format/exchangeName.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { addressUrl } from '../../catalogue/deployments.ts';
import type { Holding } from '../../ports/holders.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { changesSince, type HoldingChange } from '../holders/changes.ts';
import { labelOfHolding, ownerOf } from '../holders/labels.ts';
import type { Coin } from '../indexes/coins.ts';

/** Number of coins with tracked holders, and of tracked holders per chain. */
const WATCHED_COINS = 120;
const WATCHED_HOLDERS = 40;

export interface PositionQuery {
  readonly type: 'increase' | 'decrease';
  /** Days over which the change is measured. */
  readonly days: number;
  readonly owner: (typeof POSITION_OWNERS)[number];
}

/**
 * Large holders who added (or removed) coins between two Beijing midnights, largest value first: the same addresses and
 * balances as on the coin's holders page.
 */
export async function largePositions(sources: Sources, coins: readonly Coin[], query: PositionQuery) {
  const day = beijingMidnight(sources.clock.now());
  const watched = coins.filter(({ now }) => now.circulatingSupply !== null).slice(0, WATCHED_COINS);
  const held = await requirePort(sources, 'holders').largest({
    codes: watched.map(({ facts }) => facts.code),
    times: [day - query.days * DAY, day],
    count: WATCHED_HOLDERS,
    chain: null,
  });
  return watched
    .flatMap((coin) => positionsOf(coin, held.get(coin.facts.code) ?? [], query, day))
    .toSorted((a, b) => Math.abs(b.changeValue) - Math.abs(a.changeValue));
}

function positionsOf(
  coin: Coin,
  [before = [], now = []]: readonly (readonly Holding[])[],
  { type, owner }: PositionQuery,
  day: number,
) {
  return changesSince(before, now)
    .filter(({ holding }) => owner === 'all' || holding.kind === 'other')
    .map((one) => positionOf(coin, one, day))
    .filter(({ change }) => (type === 'increase' ? change > 0 : change < 0));
}

function positionOf(coin: Coin, { holding, before }: HoldingChange, day: number) {
  const { quantity, kind, chain, address } = holding;
  const exchange = ownerOf(holding);
  const supply = coin.now.circulatingSupply ?? 0;
  const change = quantity - before;
  return {
    coin,
    address,
    label: exchange ? shortExchangeName(exchange.nameZh || exchange.nameEn) : labelOfHolding(holding),
    chain,
    quantity,
    change,
    changeValue: change * coin.now.price,
    changePercent: before > 0 ? (change / before) * 100 : null,
    share: (quantity / supply) * 100,
    updatedAt: day,
    explorerUrl: addressUrl(chain, address),
    isContract: kind === 'contract',
    isBurnt: kind === 'burn',
  };
}
