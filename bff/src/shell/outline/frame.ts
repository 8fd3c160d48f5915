import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { formatAmount, formatCount } from '@coinmirror/shared/format/amount.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { hrefTo, type RouteName } from '@coinmirror/shared/routes/hrefTo.ts';
import { type Html, html } from '../html.ts';
import type { PageData } from '../pageData.ts';

type Plain = Extract<
  RouteName,
  'exchangeList' | 'data' | 'concept' | 'hotMax' | 'dataDefi' | 'walletList' | 'calendar' | 'news' | 'daohang'
>;

/** The main menu's own names and order (specification section 2). */
const MENU: readonly (readonly [Plain, string])[] = [
  ['exchangeList', '交易所'],
  ['data', '数据'],
  ['concept', '概念'],
  ['hotMax', '排行'],
  ['dataDefi', 'DeFi'],
  ['walletList', '钱包'],
  ['calendar', '日历'],
  ['news', '资讯'],
  ['daohang', '导航'],
];

/** The bars around a page's words, where the page itself will have them. */
export function frame(words: readonly Html[], data: PageData): Html {
  const links = MENU.map(([name, label]) => html`<a href="${hrefTo(name)}">${label}</a>`);
  return html`<div class="o-bar"><div class="o-in">${facts(data)}</div></div><div class="o-menu"><nav class="o-in"><a href="/"><b>${BRAND.name}</b></a><a href="/">行情</a>${links}</nav></div><main class="o-page">${words}</main>`;
}

function facts(data: PageData): readonly Html[] {
  const market = data.entity('globalMarket');
  if (!market) return [];
  return [
    html`<span>币种 ${formatCount(market.coinCount)}</span>`,
    html`<span>交易所 ${formatCount(market.exchangeCount)}</span>`,
    html`<span>24H成交额 $${formatAmount(market.volume24h)}</span>`,
    html`<span>总市值 $${formatAmount(market.marketCap)}</span>`,
    html`<span>BTC占比 ${formatShare(market.btcDominance)}</span>`,
  ];
}
