import type { FuturesOverview } from '../../contract/dashboards/futures.ts';
import type { OptionsOverview } from '../../contract/exchange/options.ts';
import { formatFixed } from '../../format/formatFixed.ts';
import { formatFundingRate, formatRatio, formatShare } from '../../format/percent.ts';
import { formatMonthDay } from '../../format/time.ts';
import { linkTo } from '../../routes/link.ts';
import { apart, price } from '../figures.ts';
import { plain, type Sentence, say, share, usd } from '../sentence.ts';

const tab = (key: string) => linkTo('dataFutures', {}, { tab: key });
const interest = linkTo('dataFutures', {});
const options = linkTo('exchangeRankingOptions', {});

/** Terms of perpetuals and dated contracts. */
export const futuresTerms = {
  'funding-rate': ({ coins }) => {
    const rate = coins.find(({ code }) => code === 'bitcoin')?.funding;
    return rate == null
      ? null
      : say`BTC 资金费率现为每 8 小时 ${plain(formatFundingRate(rate), tab('funding'))}，${rate >= 0 ? '多头付给空头' : '空头付给多头'}。`;
  },
  perpetual: ({ volume24h }) =>
    volume24h === null ? null : say`全网合约 24 小时成交 ${usd(volume24h, interest)}。`,
  'open-interest': ({ openInterest }) =>
    openInterest === null ? null : say`全网合约持仓量现为 ${usd(openInterest, interest)}。`,
  leverage: ({ openInterest, volume24h }) =>
    openInterest === null || volume24h === null || openInterest <= 0
      ? null
      : say`全网合约 24 小时成交为持仓量的 ${plain(`${formatRatio(volume24h / openInterest)} 倍`, interest)}。`,
  liquidation: ({ long24h, short24h }) =>
    long24h === null || short24h === null || long24h + short24h <= 0
      ? null
      : say`全网 24 小时爆仓 ${usd(long24h + short24h, tab('forced'))}，${sidesOf(long24h, short24h)}。`,
  futures: ({ dated }) =>
    dated.length === 0 ? null : say`现有 ${plain(String(dated.length), tab('basis'))} 个交割合约有报价。`,
  basis: ({ dated }) => {
    const [first] = dated.filter(({ code, indexPrice }) => code === 'bitcoin' && indexPrice > 0);
    return first === undefined
      ? null
      : say`${first.exchange} ${formatMonthDay(first.expiresAt)} 到期的 BTC 合约比指数${apart((first.price / first.indexPrice - 1) * 100, tab('basis'))}。`;
  },
} satisfies Readonly<Record<string, (value: FuturesOverview) => Sentence | null>>;

/** The larger side of what was liquidated, and its share. */
function sidesOf(long: number, short: number): string {
  const larger = Math.max(long, short);
  return `${larger === long ? '多单' : '空单'}占 ${formatShare((larger / (long + short)) * 100, 0)}`;
}

/** Terms of options. */
export const optionTerms = {
  option: ({ openInterest }) =>
    openInterest === null ? null : say`BTC 期权持仓量现为 ${usd(openInterest, options)}。`,
  'implied-volatility': ({ volatility }) =>
    volatility === null ? null : say`BTC 期权隐含波动率现为年化 ${share(volatility, options, 1)}。`,
  'volatility-skew': ({ thirtyDaySkew: skew }) =>
    skew === null ? null : say`BTC 期权 30 日的 25Δ 偏斜现为 ${plain(formatFixed(skew, 1), options)} 点。`,
  'max-pain': ({ expiries }) => {
    const [next] = expiries;
    return next?.maxPain == null
      ? null
      : say`BTC 期权下一到期 ${formatMonthDay(next.expiresAt)}，最大痛点 ${price(next.maxPain, options)}。`;
  },
  'put-call-ratio': ({ putCallRatio }) =>
    putCallRatio === null
      ? null
      : say`BTC 期权持仓的看跌看涨比现为 ${plain(formatRatio(putCallRatio), options)}。`,
} satisfies Readonly<Record<string, (value: OptionsOverview) => Sentence | null>>;
