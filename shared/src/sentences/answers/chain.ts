import { formatAmount, formatCount } from '../../format/amount.ts';
import { formatGwei } from '../../format/gwei.ts';
import { formatPercent, formatShare } from '../../format/percent.ts';
import { formatDate } from '../../format/time.ts';
import { linkTo } from '../../routes/link.ts';
import { type Question, usd } from './answer.ts';
import { rare } from './futures.ts';

/** Days that a fee is compared with. */
const GAS_DAYS = 14;

/** Chains and what is built on them. */
export const chainQuestions: readonly Question[] = [
  {
    key: 'tvl',
    tab: '链上',
    question: 'DeFi 锁仓在涨还是在跌',
    link: linkTo('dataDefi', {}),
    find: ({ defi }) =>
      defi?.tvl == null ? null : { figure: usd(defi.tvl), verdict: `一周 ${formatPercent(defi.change7d)}` },
  },
  {
    key: 'dex',
    tab: '链上',
    question: 'DEX 成交多少',
    link: linkTo('dataDex', {}),
    find: ({ dex }) =>
      dex?.volume24h == null
        ? null
        : {
            figure: usd(dex.volume24h),
            verdict: dex.spotShare === null ? '24 小时' : `24 小时，占现货 ${formatShare(dex.spotShare, 1)}`,
          },
  },
  {
    key: 'gas',
    tab: '链上',
    question: '现在转 ETH 贵吗',
    link: linkTo('dataEth', {}),
    find: ({ gas }) =>
      gas?.standard == null
        ? null
        : {
            figure: formatGwei(gas.standard),
            unusual: rare('ETH Gas ', gas.cheaper, GAS_DAYS),
            verdict: gas.cheaper === null ? '标准档' : `高于 14 日里 ${formatShare(gas.cheaper, 0)} 的时刻`,
          },
  },
  {
    key: 'nft',
    tab: '链上',
    question: 'NFT 成交多少',
    link: linkTo('dataNft', {}),
    find: ({ nft }) =>
      nft?.volume24h == null
        ? null
        : { figure: usd(nft.volume24h), verdict: `24 小时，地板价 ${nft.rises} 涨 ${nft.falls} 跌` },
  },
  {
    key: 'halving',
    tab: '链上',
    question: 'BTC 下次减半是哪天',
    link: linkTo('halving', {}),
    find: ({ halving }) =>
      halving && {
        figure: formatDate(halving.expectedAt),
        verdict: `还有 ${formatCount(halving.remaining)} 块`,
      },
  },
  {
    key: 'mtgox',
    tab: '链上',
    question: '门头沟还剩多少没还',
    link: linkTo('dataMtGox', {}),
    find: ({ mtGox }) =>
      mtGox && {
        figure: `${formatAmount(mtGox.left)} BTC`,
        verdict: `已还 ${formatShare((mtGox.paid / (mtGox.paid + mtGox.left)) * 100, 0)}`,
      },
  },
];
