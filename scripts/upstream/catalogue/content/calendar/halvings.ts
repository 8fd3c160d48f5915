import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../anchor.ts';
import { coinCatalogue } from '../../coinCatalogue.ts';
import { miningAt } from '../../mining.ts';
import { nameOf } from '../../names.ts';
import { dayIndex } from '../news/wording.ts';

/** Gradual monthly reward reductions are not events. */
const LEAST_DAYS = 300;
/** Rank up to which a halving is of general interest. */
const LARGE = 30;

const halving = coinCatalogue.filter(
  ({ mining }) => mining?.nextHalvingAt && (mining.halvingDays ?? 0) >= LEAST_DAYS,
);

/** A halving of a coin's block reward. */
export interface Halving {
  /** Unique, and the same after any restart. */
  readonly id: string;
  /** Midnight in Beijing of its day, epoch ms. */
  readonly time: number;
  readonly title: string;
  readonly importance: 2 | 3;
  /** The code of its coin. */
  readonly coins: readonly [string];
  readonly source: string;
}

/** The halvings within [from, to), by each chain's rules. The day is estimated from the block time until it has come. */
export function halvings(from: number, to: number): readonly Halving[] {
  return halving.flatMap((coin) => {
    const events: Halving[] = [];
    const { mining } = coin;
    let at = mining?.nextHalvingAt ?? null;
    while (mining !== null && at !== null && at < to) {
      const { blockReward } = miningAt(mining, at);
      const day = beijingMidnight(at);
      if (day >= Math.max(from, ANCHOR)) {
        events.push({
          id: `halving-${coin.code}-${dayIndex(day)}`,
          time: day,
          title: `${nameOf(coin)}区块奖励减为 ${blockReward} 枚`,
          importance: (coin.rank ?? LARGE) < LARGE ? 3 : 2,
          coins: [coin.code],
          source: '协议规则，按出块速度估算',
        });
      }
      at = mining.halvingDays === null ? null : at + mining.halvingDays * DAY;
    }
    return events;
  });
}
