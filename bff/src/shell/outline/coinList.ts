import { coinColumns } from '@coinmirror/shared/columns/coinList.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { HOME_TABS, homeTab } from '@coinmirror/shared/routes/homeTabs.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { pages } from '@coinmirror/shared/routes/pages.ts';
import { summaries } from '@coinmirror/shared/routes/summaries.ts';
import { type Html, html } from '../html.ts';
import type { PageData } from '../pageData.ts';
import type { SitePage } from '../site.ts';
import { asOfCall, facts, headline, tabs, usd } from './parts.ts';
import { tableOf } from './table.ts';

/** The ranking of coins: on home with the market's facts above it and the tabs of its kinds. */
export function coinListOutline({ name, params }: SitePage, data: PageData): readonly Html[] | null {
  const list = data.entity('coinRank');
  if (!list) return null;
  const asOf = asOfCall(data, 'coinRank');
  const table = tableOf(coinColumns('24H'), list.rows);
  const tab = homeTab(params['subPage']);
  if ((name !== 'home' && name !== 'homeSub') || tab === undefined) {
    return [headline(pages[name].title, summaries.coinList, asOf), table];
  }
  return [
    headline(tab.title, tab.summary, asOf),
    marketStrip(data),
    html`<div class="o-columns"><div class="o-scroll">${tabs(HOME_LINKS, HOME_TABS.indexOf(tab))}${table}</div></div>`,
  ];
}

const HOME_LINKS = HOME_TABS.map(
  ({ key, label }) => [label, key === '' ? hrefTo('home') : hrefTo('homeSub', { subPage: key })] as const,
);

function marketStrip(data: PageData): Html {
  const market = data.entity('globalMarket');
  const mood = data.entity('fearGreed');
  return facts('o-strip', [
    ['24H成交额', usd(formatAmount(market?.volume24h))],
    ['总市值', usd(formatAmount(market?.marketCap))],
    ['涨跌家数', market ? `${market.riseCount} / ${market.fallCount}` : '--'],
    ['恐惧贪婪指数', mood ? `${mood.now.value} ${mood.now.label}` : '--'],
    ['BTC占比', formatShare(market?.btcDominance)],
    ['多空情绪', ''],
  ]);
}
