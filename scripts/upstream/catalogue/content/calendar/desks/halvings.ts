import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CalendarEvent } from '../../../../ports/calendar.ts';
import { ANCHOR } from '../../../anchor.ts';
import { coinCatalogue } from '../../../coinCatalogue.ts';
import { miningAt } from '../../../mining.ts';
import { nameOf } from '../../../names.ts';
import { dayIndex } from '../../news/wording.ts';
import { type CalendarDesk, plainEvent } from '../event.ts';

/** Gradual monthly reward reductions are not events. */
const LEAST_DAYS = 300;
/** Rank up to which a halving is of general interest. */
const LARGE = 30;

const halving = coinCatalogue.filter(
  ({ mining }) => mining?.nextHalvingAt && (mining.halvingDays ?? 0) >= LEAST_DAYS,
);

/** 减半: by each chain's rules. The day is estimated from the block time until it has come. */
export const halvings: CalendarDesk = (from, to) =>
  halving.flatMap((coin) => {
    const events: CalendarEvent[] = [];
    const { mining } = coin;
    let at = mining?.nextHalvingAt ?? null;
    while (mining !== null && at !== null && at < to) {
      const { blockReward } = miningAt(mining, at);
      const day = beijingMidnight(at);
      if (day >= Math.max(from, ANCHOR)) {
        events.push({
          ...plainEvent,
          id: `halving-${coin.code}-${dayIndex(day)}`,
          time: day,
          isAllDay: true,
          type: 'halving',
          title: `${nameOf(coin)}区块奖励减为 ${blockReward} 枚`,
          importance: (coin.rank ?? LARGE) < LARGE ? 3 : 2,
          coins: [coin.code],
          source: '协议规则，按出块速度估算',
          mayBeEarlier: true,
        });
      }
      at = mining.halvingDays === null ? null : at + mining.halvingDays * DAY;
    }
    return events;
  });
