import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import type { TrustQuote } from '../../ports/trusts.ts';
import { wander } from '../random/wander.ts';
import type { Trust } from './trustTable.ts';

const YEAR = 365.25 * DAY;

/** A trust at an instant, and the value of its holdings (USD). */
export function trustQuote(trust: Trust, price: number, time: number): TrustQuote {
  const { ticker, coin, fee } = trust;
  const coinsPerShare = trust.coinsPerShare * Math.exp((-fee / 100) * ((time - ANCHOR) / YEAR));
  const sharePrice = Math.round(coinsPerShare * price * (1 + strayOf(trust, time)) * 100) / 100;
  return { ticker, coin, coinsPerShare, sharePrice };
}

/** Holdings of a closed trust at an instant: they shrink daily by its fee. */
export function closedHolding({ held, fee }: Trust, time: number): number {
  const days = Math.floor((time - ANCHOR) / DAY);
  return Math.round(held * Math.exp((-fee / 100) * ((days * DAY) / YEAR)));
}

/** Deviation of a share's price from its holdings, as a fraction. */
function strayOf({ ticker, premium, isFund }: Trust, now: number): number {
  const key = keyOf(`trust-${ticker}`, 0);
  const swing = isFund ? 0.0015 : 0.06;
  return premium + swing * (0.7 * wander(key, now, 20 * DAY) + 0.3 * wander(key, now, 6 * HOUR));
}
