import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { heldOn } from '../../catalogue/content/exchange/custody.ts';
import { isCustodial } from '../../catalogue/custodians.ts';
import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';
import type { HeldAddress } from '../../ports/reserves.ts';
import { addressOn } from '../random/addresses.ts';
import { normal } from '../random/hash.ts';
import { jitter } from '../random/jitter.ts';
import { wander } from '../random/wander.ts';
import { type AnchorPrice, type HeldCoin, heldCoins } from './reserveCoins.ts';

/** Parts of a balance: fine, but still exact in sums. */
const UNITS = 1e13;

/** Every address of an exchange with its balance at each of some Beijing midnights. */
export async function addressesOn(
  exchange: CatalogueExchange,
  days: readonly number[],
  anchorPrice: AnchorPrice,
): Promise<readonly (readonly HeldAddress[])[]> {
  if (!isCustodial(exchange)) return days.map(() => []);
  const { code } = exchange;
  const coins = (await heldCoins(exchange, anchorPrice)).map((coin) => ({
    coin,
    slots: slotsOf(code, coin.coinCode),
  }));
  return days.map((day) =>
    coins.flatMap(({ coin, slots }) => split(coin.coinCode, slots, quantityAt(code, coin, day), day)),
  );
}

/** Coins that an exchange held at a Beijing midnight. */
function quantityAt(code: string, { coinCode, base }: HeldCoin, day: number): number {
  const key = keyOf(`held-${code}-${coinCode}`, 0);
  const moved = 1.04 + 0.035 * jitter(key, day, SLOW) + 0.003 * normal(key, Math.floor(day / DAY));
  return base * moved;
}

/** An address, and its share of a coin: a weight that varies around a mean. */
interface Slot {
  readonly chain: string;
  readonly address: string;
  readonly isCold: boolean;
  readonly key: number;
  readonly usual: number;
  readonly swing: number;
  readonly period: number;
}

/** By exchange and coin: they never change, and spelling an address costs more than all that is held there. */
const knownSlots = new Map<string, readonly Slot[]>();

function slotsOf(code: string, coinCode: string): readonly Slot[] {
  const name = `${code} ${coinCode}`;
  const slots = knownSlots.get(name) ?? makeSlots(code, coinCode);
  knownSlots.set(name, slots);
  return slots;
}

/** Cold addresses hold nearly everything; hot ones cover daily withdrawals. */
function makeSlots(code: string, coinCode: string): readonly Slot[] {
  return heldOn(coinCode).flatMap(({ chain, part }) => {
    const cold = 2 + Math.floor(3 * uniform(keyOf(`cold-${code}-${coinCode}-${chain}`, 0), 0));
    return Array.from({ length: cold + 1 }, (_, place): Slot => {
      const id = `reserve-${code}-${coinCode}-${chain}-${place}`;
      const key = keyOf(id, 0);
      const own = { chain, address: addressOn(chain, id), key };
      return place < cold
        ? {
            ...own,
            isCold: true,
            usual: (part / cold) * (0.4 + 1.2 * uniform(key, 0)),
            swing: 0.01,
            period: 30 * DAY,
          }
        : { ...own, isCold: false, usual: part * 0.045, swing: 0.3, period: 3 * DAY };
    });
  });
}

function split(coinCode: string, slots: readonly Slot[], quantity: number, day: number): HeldAddress[] {
  const parts = divide(
    UNITS,
    Float64Array.from(
      slots,
      ({ key, usual, swing, period }) => usual * (1 + swing * wander(key, day, period)),
    ),
  );
  return slots.map(({ chain, address, isCold }, i) => ({
    coinCode,
    chain,
    address,
    isCold,
    quantity: (quantity * (parts[i] ?? 0)) / UNITS,
  }));
}

/** How much slower than people's minds reserves change: weeks where those take days. */
const SLOW = 12;

/** Reserve ratio of a coin, %: slightly above 100; customers come and go every day. Two decimals. */
export function ratioOn(code: string, coin: string, day: number): number {
  const key = keyOf(`ratio-${code}-${coin}`, 0);
  const usual = 102 + 9 * uniform(key, 0);
  return (
    Math.round(
      Math.max(100.2, usual + 1.3 * jitter(key, day, SLOW) + 0.35 * normal(key, Math.floor(day / DAY))) * 100,
    ) / 100
  );
}

/** Value locked in a protocol, USD; changes daily. */
export function lockedValueOn({ code, reserveUsd }: CatalogueExchange, time: number): number {
  const day = beijingMidnight(time);
  return Math.round(reserveUsd * Math.exp(0.12 * wander(keyOf(`locked-${code}`, 0), day, 40 * DAY)));
}
