import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { unlockShare } from '@coinmirror/shared/indicators/unlockShare.ts';
import { coinCatalogue } from '../../../catalogue/coinCatalogue.ts';
import { supplyAt } from '../../supply/supply.ts';
import { unlocksBetween } from '../../supply/unlocks.ts';
import { type CalendarDesk, plainEvent } from '../event.ts';

/** Unlocked % of the circulating supply from which an unlock is listed, and from which it is important. */
const NOTEWORTHY = 1;
const IMPORTANT = 2;

/** 解锁: scheduled unlocks, as a share of the circulating supply just before. */
export const unlocks: CalendarDesk = (from, to) =>
  coinCatalogue.flatMap((coin) =>
    unlocksBetween(coin, from, to).map(({ time, amount }) => {
      const share = unlockShare(amount, supplyAt(coin, time - 1));
      return {
        ...plainEvent,
        id: `unlock-${coin.code}-${time / 60_000}`,
        time,
        type: 'unlock' as const,
        title: `${coin.symbol} 解锁 ${joinSpaced(formatAmount(amount), '枚')}，占流通量 ${formatShare(share)}`,
        importance: importanceOf(share ?? 0),
        coins: [coin.code],
        source: '解锁计划',
        unlocked: amount,
      };
    }),
  );

function importanceOf(share: number): 1 | 2 | 3 {
  if (share >= IMPORTANT) return 3;
  return share >= NOTEWORTHY ? 2 : 1;
}
