import { type CoinContent, subjectContents } from '@coinmirror/shared/pages/subjectContents.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';

/** The content named in the address; null, 概况, without one. */
export function coinContentOf(asked: string | null): CoinContent | null {
  return subjectContents.coin.find(({ key }) => key === asked)?.key ?? null;
}

export const CONTENT_SUMMARIES: Readonly<Record<CoinContent, string>> = {
  market: summaryOf('coinMarket'),
  holders: summaryOf('coinHolders'),
  dynamic: summaryOf('coinFeed'),
  event: summaryOf('coinEvent'),
  history: '每日的开盘、最高、最低、收盘、成交与市值，可选日期，可下载。',
  news: '与这个币种有关的快讯，附文中报价以来的涨跌。',
  notice: '交易所与钱包关于这个币种的上新、下架、活动与充提公告。',
  comments: '读者对这个币种的看法，不代表本站观点，不构成投资建议。',
};
