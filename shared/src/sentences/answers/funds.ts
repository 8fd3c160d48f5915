import { formatAmount } from '../../format/amount.ts';
import { directionOf, formatShare } from '../../format/percent.ts';
import { formatDate } from '../../format/time.ts';
import { linkTo } from '../../routes/link.ts';
import { type Question, usd } from './answer.ts';

/** Trading days with one sign that are worth a word. */
const LONG_RUN = 3;

/** Funds, holders, rounds. */
export const fundQuestions: readonly Question[] = [
  {
    key: 'etf',
    tab: '机构',
    question: 'BTC 现货 ETF 流入了吗',
    link: linkTo('dataGray', {}),
    find: ({ funds }) => {
      if (funds === null) return null;
      const way = funds.flow < 0 ? '流出' : '流入';
      const run = funds.days > 1 ? `，连续 ${funds.days} 个交易日${way}共 ${usd(Math.abs(funds.sum))}` : '';
      return {
        figure: `${way} ${usd(Math.abs(funds.flow))}`,
        unusual: funds.days < LONG_RUN ? undefined : `BTC 现货 ETF 连续 ${funds.days} 个交易日${way}`,
        direction: directionOf(funds.flow),
        verdict: `${formatDate(funds.day, 'UTC').slice(5)}${run}`,
      };
    },
  },
  {
    key: 'holdings',
    tab: '机构',
    question: '机构持有多少 BTC',
    link: linkTo('dataBtcHolding', {}),
    find: ({ holdings }) =>
      holdings?.total == null
        ? null
        : {
            figure: `${formatAmount(holdings.total)} BTC`,
            verdict: holdings.share === null ? '' : `占 2,100 万枚的 ${formatShare(holdings.share, 1)}`,
          },
  },
  {
    key: 'rounds',
    tab: '机构',
    question: '一个月融资多少',
    link: linkTo('dataFinancing', {}),
    find: ({ financing }) =>
      financing && { figure: usd(financing.amount30d), verdict: `30 日 ${financing.count30d} 笔` },
  },
];
