import type { EntityOf } from '../../contract/endpoint.ts';
import type { marketEndpoints } from '../../contract/market.ts';
import type { sentimentEndpoints } from '../../contract/sentiment.ts';
import { formatCount } from '../../format/amount.ts';
import { linkTo } from '../../routes/link.ts';
import { apart } from '../figures.ts';
import { plain, type Sentence, say, share, usd } from '../sentence.ts';

const charts = linkTo('charts', {});
const stable = linkTo('dataStable', {});

/** Terms of the whole market. */
export const marketTerms = {
  'market-cap': ({ marketCap }) =>
    marketCap === null ? null : say`加密货币总市值现为 ${usd(marketCap, charts)}。`,
  'trading-volume': ({ volume24h }) =>
    volume24h === null ? null : say`全市场 24 小时成交 ${usd(volume24h, charts)}。`,
  dominance: ({ btcDominance }) =>
    btcDominance === null ? null : say`比特币占总市值 ${share(btcDominance, charts, 2)}。`,
  altcoin: ({ btcDominance, assetCount }) =>
    btcDominance === null || assetCount === null
      ? null
      : say`除比特币外 ${plain(formatCount(assetCount - 1), linkTo('coinList', {}))} 个币种共占总市值 ${share(100 - btcDominance, charts, 2)}。`,
  'usdt-premium': ({ usdtPremium }) =>
    usdtPremium === null ? null : say`USDT 场外价比汇率${apart(usdtPremium, stable)}。`,
  otc: ({ usdtPriceCny }) =>
    usdtPriceCny === null ? null : say`USDT 场外价现为 ${plain(`¥${usdtPriceCny.toFixed(2)}`, stable)}。`,
  cex: ({ exchangeCount }) =>
    exchangeCount === null
      ? null
      : say`本站收录 ${plain(formatCount(exchangeCount), linkTo('exchangeList', {}))} 家交易所。`,
} satisfies Readonly<
  Record<string, (value: EntityOf<typeof marketEndpoints.globalMarket>) => Sentence | null>
>;

/** The index of fear and greed. */
export const moodTerms = {
  'fear-greed': ({ now, yesterday }) => {
    const link = linkTo('dataIndicator', { key: 'feargreed' });
    if (now.value === null) return null;
    const before = yesterday.value === null ? '' : `，前一日 ${yesterday.value}`;
    return say`恐惧贪婪指数现为 ${plain(String(now.value), link)}${before}。`;
  },
} satisfies Readonly<
  Record<string, (value: EntityOf<typeof sentimentEndpoints.fearGreed>) => Sentence | null>
>;
