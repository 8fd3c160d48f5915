import { formatFundingRate, formatPercent, formatRatio, formatShare } from '../../format/percent.ts';
import { formatMonthDay } from '../../format/time.ts';
import { usualFunding } from '../../indicators/funding.ts';
import { linkTo } from '../../routes/link.ts';
import { dollars, type Question, usd } from './answer.ts';

/** Longs pay so much that a fall closes many of them, % per eight hours. */
const HOT = 0.05;

/** What is above so much of its past is rare, %. */
const RARE = 90;

/** Futures and options. */
export const futuresQuestions: readonly Question[] = [
  {
    key: 'funding',
    tab: '合约',
    question: 'BTC 资金费率高吗',
    link: linkTo('dataFutures', {}, { tab: 'funding' }),
    find: ({ futures }) =>
      futures?.funding == null
        ? null
        : {
            figure: formatFundingRate(futures.funding),
            verdict: fundingVerdict(futures.funding, futures.fundingLower, futures.fundingDays),
            unusual: rare('BTC 资金费率', futures.fundingLower, futures.fundingDays),
          },
  },
  {
    key: 'forced',
    tab: '合约',
    question: '今天爆仓多少',
    link: linkTo('dataFutures', {}, { tab: 'forced' }),
    find: ({ futures }) => {
      const [long, short] = [futures?.long24h ?? null, futures?.short24h ?? null];
      if (long === null || short === null) return null;
      const all = long + short;
      const side = long >= short ? '多单' : '空单';
      return {
        figure: usd(all),
        verdict:
          all > 0 ? `24 小时，${side}占 ${formatShare((Math.max(long, short) / all) * 100, 0)}` : '24 小时',
      };
    },
  },
  {
    key: 'interest',
    tab: '合约',
    question: '合约持仓多少',
    link: linkTo('dataFutures', {}),
    find: ({ futures }) =>
      futures?.openInterest == null
        ? null
        : {
            figure: usd(futures.openInterest),
            verdict: [
              futures.bitcoinShare === null ? '' : `BTC 占 ${formatShare(futures.bitcoinShare, 0)}`,
              futures.bitcoinChange24h === null
                ? ''
                : `BTC 持仓 24 小时 ${formatPercent(futures.bitcoinChange24h)}`,
            ]
              .filter(Boolean)
              .join('，'),
          },
  },
  {
    key: 'volume',
    tab: '合约',
    question: '合约成交多少',
    link: linkTo('futures', {}),
    find: ({ futures }) =>
      futures?.volume24h == null
        ? null
        : { figure: usd(futures.volume24h), verdict: timesInterest(futures.volume24h, futures.openInterest) },
  },
  {
    key: 'sides',
    tab: '合约',
    question: 'BTC 做多的人多吗',
    link: linkTo('coinLongShort', { coinCode: 'bitcoin' }),
    find: ({ longShort }) =>
      longShort && {
        figure: longShort.long === null ? '--' : `多 ${formatShare(longShort.long, 1)}`,
        verdict: `${longShort.venues} 家里 ${longShort.longer} 家多单更多`,
      },
  },
  {
    key: 'options',
    tab: '合约',
    question: '期权下次到期的最大痛点',
    link: linkTo('exchangeRankingOptions', {}),
    find: ({ options }) => {
      if (options?.maxPain == null) return null;
      const away = options.price ? (options.maxPain / options.price - 1) * 100 : null;
      const base = away === null ? '' : `，比现价 ${formatPercent(away, 1)}`;
      return {
        figure: dollars(options.maxPain),
        verdict: `BTC ${formatMonthDay(options.expiresAt)} 到期，名义 ${usd(options.openInterest)}${base}`,
      };
    },
  },
];

/** A number above or below nine tenths of its past. */
export function rare(name: string, lower: number | null, days: number): string | undefined {
  if (lower === null) return undefined;
  if (lower >= RARE) return `${name}高于 ${days} 日里的 ${formatShare(lower, 0)}`;
  return lower <= 100 - RARE ? `${name}低于 ${days} 日里的 ${formatShare(100 - lower, 0)}` : undefined;
}

/**
 * What a rate of Bitcoin's perpetuals (% per eight hours) means: the share of the last `days` days that was lower (null
 * leaves it out, and the usual rate stands instead), and how far it is from an overheated market.
 */
export function fundingVerdict(rate: number, lower: number | null, days: number): string {
  const past =
    lower === null ? `基准 ${formatShare(usualFunding(8))}` : `高于 ${days} 日里的 ${formatShare(lower, 0)}`;
  const hot = `（${formatShare(HOT)}）`;
  if (rate < 0) return `${past}，空付多`;
  if (rate >= HOT) return `${past}，已过热${hot}`;
  return `${past}，离过热${hot}${rate < HOT / 2 ? '远' : '近'}`;
}

function timesInterest(volume: number, interest: number | null): string {
  return interest === null || interest <= 0
    ? '24 小时'
    : `24 小时，为持仓的 ${formatRatio(volume / interest)} 倍`;
}
