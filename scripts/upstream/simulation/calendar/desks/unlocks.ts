import { unlockShare } from '@coinmirror/shared/indicators/unlockShare.ts';
import { coinCatalogue } from '../../../catalogue/coinCatalogue.ts';
import { unlockWords } from '../../../catalogue/content/calendar/unlockWords.ts';
import { PLAIN_EVENT } from '../../../ports/plainEvent.ts';
import { supplyAt } from '../../supply/supply.ts';
import { unlocksBetween } from '../../supply/unlocks.ts';
import type { CalendarDesk } from '../event.ts';

/** 解锁: scheduled unlocks, as a share of the circulating supply just before. */
export const unlocks: CalendarDesk = (from, to) =>
  coinCatalogue.flatMap((coin) =>
    unlocksBetween(coin, from, to).map(({ time, amount }) => ({
      ...PLAIN_EVENT,
      ...unlockWords(coin.symbol, amount, unlockShare(amount, supplyAt(coin, time - 1))),
      id: `unlock-${coin.code}-${time / 60_000}`,
      time,
      type: 'unlock' as const,
      coins: [coin.code],
      source: '解锁计划',
      unlocked: amount,
    })),
  );
