import { HOUR } from '@coinmirror/shared/time/units.ts';
import { between, highOf, lowOf, turnoverOf } from '../../../catalogue/content/news/figures.ts';
import { p, size, usd, way, worth } from '../../../catalogue/content/news/wording.ts';
import { followedAt } from '../../../catalogue/followedCoins.ts';
import type { Draft, Reporter } from '../item.ts';
import { englishWorth, moved } from './words.ts';

/** Publication hours in Beijing, while London and New York trade, and the number of hours covered. */
const PUBLISHED_AT = [17, 22];
const HOURS = 6;
const COINS = 2;

/** Bitcoin and Ether over six hours, in English, twice a day. */
export const englishFlash: Reporter = async (day, marketData) => {
  const drafts: Draft[] = [];
  for (const at of PUBLISHED_AT) {
    const hour = day + at * HOUR;
    for (const coin of followedAt(day).slice(0, COINS)) {
      const hours = await marketData.hours(coin.code, hour, HOURS);
      const [first] = hours;
      const last = hours.at(-1);
      if (!first || !last || hours.length < HOURS) continue;
      const change = between(first.open, last.close);
      const [high, low, traded] = [usd(highOf(hours)), usd(lowOf(hours)), turnoverOf(hours)];
      drafts.push({
        hour,
        key: `english-${coin.code}-${hour}`,
        section: 'flash',
        desk: 'english',
        source: '币镜行情',
        coins: [coin.code],
        title: `${coin.symbol} ${moved(change)} over six hours, ${usd(last.close)} at ${at}:00`,
        content: p(
          `${coin.nameEn} went from ${usd(first.open)} to ${usd(last.close)} over the six hours to ${at}:00 Beijing time, ${moved(change)}. `,
          `It traded between ${low} and ${high}; spot turnover was ${englishWorth(traded)}.`,
        ),
        translation: {
          title: `${coin.symbol} 六小时${way(change)} ${size(change)}，${at}:00 报 ${usd(last.close)}`,
          content: p(
            `截至北京时间 ${at}:00 的六小时内，${coin.nameZh || coin.nameEn}由 ${usd(first.open)} 变为 ${usd(last.close)}，${way(change)} ${size(change)}。`,
            `期间最低 ${low}，最高 ${high}，现货成交额 ${worth(traded)}。`,
          ),
        },
      });
    }
  }
  return drafts;
};
