import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import type { LiquidationOrder } from '../../ports/liquidations.ts';
import type { ContractVenue } from '../exchanges/exchanges.ts';
import type { ContractFace } from '../exchanges/kinds/contract.ts';
import type { VenueLiquidation } from '../exchanges/kinds/liquidation.ts';
import type { CoinOf } from '../identity/coinOf.ts';
import type { MarketSnapshot } from '../market/marketSnapshot.ts';
import { contractCoin } from './contractCoin.ts';
import { parseContractName } from './contractName.ts';

/** What an order is read with. */
export interface LiquidationFacts {
  readonly coinOf: CoinOf;
  readonly market: Pick<MarketSnapshot, 'rates' | 'coinOf'>;
  /** By the venue's own names; of those that count contracts. */
  readonly faces: ReadonlyMap<string, ContractFace>;
  /** Epoch ms. */
  readonly now: number;
}

/** A price so many times the coin's, or its part, is another coin's or no price: a crash has never gone so far. */
const FARTHEST = 2;
/** ms that a venue's clock may be ahead. */
const AHEAD = MINUTE;

/**
 * A forced order in dollars; null for one of a coin or a contract that we do not know, at a price that cannot be, or of
 * another day. Venues give their orders no number: what one tells of it is its name.
 */
export function liquidationOf(
  venue: ContractVenue,
  order: VenueLiquidation,
  { coinOf, market, faces, now }: LiquidationFacts,
): LiquidationOrder | null {
  const { symbol, time, side, size } = order;
  const name = parseContractName(venue, symbol);
  const rate = name && market.rates.get(name.quote);
  if (!name || !rate || time > now + AHEAD || time < now - DAY) return null;
  const unit = { base: name.base, price: order.price * rate };
  const found = contractCoin(venue, unit, { coinOf, market }, FARTHEST - 1);
  if (found === null) return null;
  const { coin, factor } = found;
  const price = unit.price / factor;
  const usd = usdOf(order, rate, faces.get(symbol));
  if (usd === null || price > coin.price * FARTHEST || price < coin.price / FARTHEST) return null;
  return {
    id: [time, symbol, side, size, order.price].join('-'),
    coinCode: coin.code,
    exchange: venue,
    time,
    side,
    price,
    usd,
  };
}

function usdOf(
  { counted, size, price }: VenueLiquidation,
  rate: number,
  face: ContractFace | undefined,
): number | null {
  if (counted === 'units') return size * price * rate;
  if (face === undefined) return null;
  return face.of === 'dollars' ? size * face.face : size * face.face * price * rate;
}
