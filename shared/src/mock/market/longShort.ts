import { keyOf, mix } from './hash.ts';
import { DAY, HOUR } from './time.ts';
import { wander } from './wander.ts';

/** Three ways to count longs against shorts on an exchange; each is longs ÷ shorts. */
export interface LongShort {
  /** 多空人数比: accounts that are long ÷ accounts that are short. */
  readonly accounts: number;
  /** 大户账户比, 大户持仓比: the same among the largest 20 %, and by the size of their positions. */
  readonly topAccounts: number;
  readonly topPositions: number;
  /** 主动买卖比: taker buys ÷ taker sells. */
  readonly takers: number;
}

const EVERYWHERE = keyOf('long-short', 0);

/** Longs against shorts of a coin on an exchange at an instant: crowds lean long, takers sway around even. */
export function longShortAt(exchangeCode: string, coinCode: string, time: number): LongShort {
  const coin = keyOf(`long-short-${coinCode}`, 0);
  const own = mix(coin, keyOf(exchangeCode, 0));
  const mood = 0.22 * wander(EVERYWHERE, time, 6 * DAY) + 0.22 * wander(coin, time, 2 * DAY);
  const local = 0.12 * wander(own, time, 18 * HOUR) + 0.05 * wander(own, time, HOUR);
  return {
    accounts: ratio(0.38 + mood + local),
    topAccounts: ratio(0.24 + 0.6 * mood + local),
    topPositions: ratio(0.1 + 0.4 * mood + 1.2 * local),
    takers: ratio(0.5 * local + 0.1 * wander(mix(own, 7), time, HOUR / 2)),
  };
}

function ratio(logarithm: number): number {
  return Math.round(Math.exp(logarithm) * 1e4) / 1e4;
}
