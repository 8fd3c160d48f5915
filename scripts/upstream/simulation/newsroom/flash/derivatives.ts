import { formatFundingRate } from '@coinmirror/shared/format/percent.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import { meanOf } from '../../../catalogue/content/news/figures.ts';
import { clock, p, signed, size } from '../../../catalogue/content/news/wording.ts';
import { exchangeName } from '../../../catalogue/names.ts';
import { fundingAt } from '../../derivatives/futures.ts';
import { exchangePremium } from '../../listings/premium.ts';
import { phrase } from '../../random/phrase.ts';
import type { Draft, Reporter } from '../item.ts';
import { leadersAt } from '../subjects.ts';

const VENUES = ['binance', 'okx', 'bybit', 'bitget', 'gate'] as const;
/** Funding times of perpetuals: 0:00, 8:00 and 16:00 UTC. */
const SETTLEMENTS = [0, 8, 16] as const;
const PERIOD = 8 * HOUR;
const A_YEAR = 3 * 365;
/** Rate from which funding is unusually high (the base interest is 0.01 %). */
const DEAR = 0.03;

/** Settled funding rates: of Bitcoin once a day, of others if unusual. */
export const funding: Reporter = async (day, { moveUntil }) =>
  SETTLEMENTS.flatMap((at) => {
    const hour = day + at * HOUR;
    return leadersAt(day).flatMap((coin): Draft[] => {
      const rates = VENUES.map((venue) => ({ venue, rate: fundingAt(moveUntil, venue, coin.code, hour) }));
      const mean = meanOf(rates.map(({ rate }) => rate));
      const before = meanOf(VENUES.map((venue) => fundingAt(moveUntil, venue, coin.code, hour - PERIOD)));
      const turned = mean < 0 !== before < 0;
      const daily = at === 16 && coin.code === 'bitcoin';
      if (!daily && !(turned && Math.abs(mean) > 0.002) && !(Math.abs(mean) >= DEAR && at === 8)) return [];
      const sorted = rates.toSorted((a, b) => b.rate - a.rate);
      const [highest] = sorted;
      const lowest = sorted.at(-1);
      if (!highest || !lowest) return [];
      const key = `funding-${coin.code}-${hour}`;
      const payer = mean >= 0 ? '多头向空头支付' : '空头向多头支付';
      return [
        {
          hour,
          key,
          section: 'flash',
          desk: 'data',
          source: '币镜合约数据',
          coins: [coin.code],
          exchanges: [highest.venue, lowest.venue],
          title: turned
            ? `${coin.symbol} 永续合约资金费率由${before < 0 ? '负转正' : '正转负'}，五家均值 ${formatFundingRate(mean)}`
            : phrase(key, [
                `${coin.symbol} 永续合约资金费率均值 ${formatFundingRate(mean)}`,
                `${clock(hour)} 结算：${coin.symbol} 资金费率 ${formatFundingRate(mean)}，${payer}`,
              ]),
          content: p(
            `${clock(hour)} 结算的 8 小时资金费率中，${VENUES.map(exchangeName).join('、')} 的 ${coin.symbol} USDT 永续合约均值为 ${formatFundingRate(mean)}，上一期为 ${formatFundingRate(before)}，当前${payer}。`,
            highest.rate === lowest.rate
              ? '五家平台的费率相同；'
              : `最高为${exchangeName(highest.venue)}的 ${formatFundingRate(highest.rate)}，最低为${exchangeName(lowest.venue)}的 ${formatFundingRate(lowest.rate)}；`,
            `按均值简单折算，年化约 ${signed(mean * A_YEAR)}。`,
          ),
        },
      ];
    });
  });

const KOREA = ['upbit', 'bithumb'] as const;
const NOTABLE_PREMIUM = 0.015;

/** Korea's premium over the market: at 11:00 on days when it is notable. */
export const koreaPremium: Reporter = async (day) => {
  const hour = day + 11 * HOUR;
  const quotes = KOREA.map((venue) => ({ venue, part: exchangePremium(venue, 'bitcoin', hour) }));
  const mean = meanOf(quotes.map(({ part }) => part));
  const before = meanOf(KOREA.map((venue) => exchangePremium(venue, 'bitcoin', hour - 24 * HOUR)));
  if (Math.abs(mean) < NOTABLE_PREMIUM && mean < 0 === before < 0) return [];
  return [
    {
      hour,
      key: `korea-${hour}`,
      section: 'flash',
      desk: 'data',
      source: '币镜现货溢价',
      coins: ['bitcoin'],
      exchanges: [...KOREA],
      title: `韩国市场比特币${mean >= 0 ? '溢价' : '折价'} ${size(mean * 100)}`,
      content: p(
        `截至 ${clock(hour)}，${quotes.map(({ venue, part }) => `${exchangeName(venue)}的比特币价格较全市场均价 ${signed(part * 100)}`).join('，')}。`,
        `两家均值为 ${signed(mean * 100)}，24 小时前为 ${signed(before * 100)}。溢价反映当地买卖力量与资金出入境的限制，不代表可以无成本套利。`,
      ),
    },
  ];
};
