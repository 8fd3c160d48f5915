import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { realCoins } from '../../../catalogue/coinCatalogue.ts';
import { miningAt } from '../../../catalogue/mining.ts';
import type { CalendarEvent } from '../../../ports/calendar.ts';
import { knownEvent } from './event.ts';

/**
 * The next halving of each mined coin whose day lies within [from, to), as the rule of its chain and the pace of its
 * blocks give it at an instant (all epoch ms); past ones are not counted back.
 */
export function halvingsAhead(now: number, from: number, to: number): readonly CalendarEvent[] {
  return realCoins.flatMap(({ code, symbol, nameZh, nameEn, mining }): CalendarEvent[] => {
    if (mining === null) return [];
    const { nextHalvingAt, nextReward } = miningAt(mining, now);
    if (nextHalvingAt === null || nextReward === null) return [];
    const day = beijingMidnight(nextHalvingAt);
    if (day < from || day >= to) return [];
    return [
      {
        ...knownEvent,
        id: `halving-${code}-${day}`,
        time: day,
        isAllDay: true,
        type: 'halving',
        title: `${nameZh || nameEn}区块奖励减半至 ${nextReward} ${symbol}`,
        importance: code === 'bitcoin' ? 3 : 2,
        coins: [code],
        source: '区块奖励规则与出块速度',
        method: '每隔固定数量的区块减半，日期按出块速度估算',
        mayBeEarlier: true,
      },
    ];
  });
}
