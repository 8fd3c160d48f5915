import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { unlockShare } from '@coinmirror/shared/indicators/unlockShare.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { coinCatalogue } from '../../../catalogue/coinCatalogue.ts';
import { clock, dayName, p, worth } from '../../../catalogue/content/news/wording.ts';
import { nameOf } from '../../../catalogue/names.ts';
import { phrase } from '../../random/phrase.ts';
import { supplyAt } from '../../supply/supply.ts';
import { unlocksBetween } from '../../supply/unlocks.ts';
import type { Draft, Reporter } from '../item.ts';

/** Hours before an unlock at which it is reported. */
const LEAD = 9 * HOUR;
/** Unlocked % of the circulating supply from which an item is important. */
const IMPORTANT = 2;

/** Unlocks of the day, in the morning, with what they are worth. */
export const unlockFlashes: Reporter = async (day, marketData) => {
  const drafts = coinCatalogue.map(async (coin): Promise<readonly Draft[]> => {
    const [unlock] = unlocksBetween(coin, day + LEAD, day + DAY);
    if (!unlock) return [];
    const hour = Math.floor((unlock.time - LEAD) / HOUR) * HOUR;
    const [last] = await marketData.hours(coin.code, hour, 1);
    const share = unlockShare(unlock.amount, supplyAt(coin, unlock.time - 1));
    if (!last || share === null) return [];
    const amount = `${formatAmount(unlock.amount)} 枚 ${coin.symbol}`;
    const value = worth(unlock.amount * last.close);
    const key = `unlock-${coin.code}-${hour}`;
    return [
      {
        hour,
        key,
        section: 'flash',
        desk: 'chain',
        source: '币镜解锁日历',
        coins: [coin.code],
        important: share >= IMPORTANT,
        title: phrase(key, [
          `${coin.symbol} ${dayName(unlock.time)} ${clock(unlock.time)} 解锁 ${amount}，占流通量 ${formatShare(share)}`,
          `${clock(unlock.time)} 将有 ${amount}解锁，约合 ${value}`,
        ]),
        content: p(
          `按解锁计划，${nameOf(coin)}将于 ${dayName(unlock.time)} ${clock(unlock.time)} 解锁 ${amount}，占解锁前流通量的 ${formatShare(share)}，按 ${clock(hour)} 的价格计约合 ${value}。`,
          '解锁增加可以流通的数量，不等于立即卖出；接收方多为团队、早期投资人与生态基金。',
        ),
      },
    ];
  });
  return (await Promise.all(drafts)).flat();
};
