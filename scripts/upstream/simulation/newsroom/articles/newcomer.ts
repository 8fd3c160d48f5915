import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { changeOf, highOf, lowOf, usualOf } from '../../../catalogue/content/news/figures.ts';
import { stretchOf } from '../../../catalogue/content/news/stretch.ts';
import {
  dayName,
  h2,
  list,
  p,
  signed,
  size,
  usd,
  way,
  worth,
} from '../../../catalogue/content/news/wording.ts';
import { exchangeName, nameOf } from '../../../catalogue/names.ts';
import { newcomersBetween } from '../../listings/newcomers.ts';
import type { Draft, Reporter } from '../item.ts';

const WEEK = 7;

/** A new coin after its first week. */
export const newcomer: Reporter = async (day, marketData) => {
  const drafts: Draft[] = [];
  // Its first whole Beijing day begins at or after the listing.
  for (const coin of newcomersBetween(day - (WEEK + 1) * DAY, day - WEEK * DAY)) {
    const stretch = stretchOf(coin, await marketData.days(coin.code, day, WEEK), WEEK);
    if (!stretch) continue;
    const { days, open, close, change, turnover } = stretch;
    const half = days.slice(0, 3).reduce((sum, one) => sum + one.turnover, 0);
    drafts.push({
      hour: day + 15 * HOUR,
      quotedAt: day,
      key: `newcomer-${coin.code}`,
      section: 'depth',
      desk: 'exchange',
      source: '币镜新币',
      headline: true,
      coins: [coin.code],
      exchanges: [coin.sourceExchange],
      title: `新币观察｜${nameOf(coin)}上线首周：${way(change)} ${size(change)}，成交 ${worth(turnover)}`,
      content:
        p(
          `${nameOf(coin)}于 ${dayName(coin.launchedAt)}在${exchangeName(coin.sourceExchange)}首发，至 ${dayName(day - DAY)}已交易满一周。它是演示市场虚构的新币，下文数字均出自同一个模拟市场。`,
        ) +
        h2('首周价格') +
        p(
          `首个完整交易日开于 ${usd(open)}，一周后收于 ${usd(close)}，变动 ${signed(change)}；期间最高 ${usd(highOf(days))}，最低 ${usd(lowOf(days))}，日均波动 ${size(usualOf(days.map(changeOf)))}。`,
        ) +
        list(
          days.map(
            (one) =>
              `${dayName(one.time)} 收 ${usd(one.close)}（${signed(changeOf(one))}），成交 ${worth(one.turnover)}`,
          ),
        ) +
        h2('成交的衰减') +
        p(
          `前三天成交额占首周的 ${size((half / turnover) * 100)}。新币的成交通常集中在上线初期，随后回落；若占比很高，意味着后续盘口较薄，同样金额的买卖会造成更大滑点。`,
        ) +
        h2('供给') +
        p(
          `总量 ${formatAmount(coin.totalSupply)}，初始流通 ${formatAmount(coin.supply)}，流通比例 ${size(((coin.supply ?? 0) / (coin.totalSupply ?? 1)) * 100)}。未流通部分会在之后逐步释放，完全稀释估值高于流通市值的倍数即为两者之比。`,
        ) +
        h2('看新币时可以核对的几项') +
        list([
          '合约是否开源、是否保留增发或冻结权限',
          '流通量是否可以在链上核实',
          '成交是否集中在单一平台',
          '解锁时间表与持币集中度',
        ]),
    });
  }
  return drafts;
};
