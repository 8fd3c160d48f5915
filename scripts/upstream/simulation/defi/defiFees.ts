import type { DefiCategory } from '@coinmirror/shared/content/defi/protocols.ts';
import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { ProtocolFees } from '../../ports/defi.ts';
import { wander } from '../random/wander.ts';

const YEAR_DAYS = 365;
/** Yearly fees relative to the value locked, and the fraction of fees that the protocol keeps. */
const FEES: Readonly<Record<DefiCategory, readonly [yearly: number | null, cached: number]>> = {
  借贷: [0.027, 0.13],
  DEX: [null, 0.15],
  抵押稳定币: [0.05, 0.4],
  合成对冲: [0.07, 0.2],
  衍生品: [null, 0.6],
  RWA: [0.038, 0.08],
  比特币质押: [0.001, 0],
  支付: [null, 0],
  预测市场: [null, 0],
  流动性质押: [0.029, 0.1],
  再质押: [0.02, 0.1],
  收益: [0.012, 0.6],
};

/** Fees of a protocol at an instant, from its value locked (USD). */
export function defiFees(category: DefiCategory, locked: number, time: number): ProtocolFees {
  const [yearly, takeRate] = FEES[category];
  const mood = 1 + 0.12 * wander(keyOf(`fees-${category}`, 0), time, 3 * DAY);
  return { fees24h: yearly === null ? null : (locked * yearly * mood) / YEAR_DAYS, takeRate };
}
