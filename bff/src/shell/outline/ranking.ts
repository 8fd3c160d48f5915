import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { pages } from '@coinmirror/shared/routes/pages.ts';
import { type Html, html } from '../html.ts';
import type { PageData } from '../pageData.ts';
import type { SitePage } from '../site.ts';
import { coinTable, facts, headline, usd } from './parts.ts';

/** A first screen and a half of rows; the script brings the rest. */
const ROWS = 50;

const TABS: readonly (readonly [string, string])[] = [
  ['全部', hrefTo('home')],
  ['自选', hrefTo('homeSub', { subPage: 'own' })],
  ['货币', hrefTo('homeSub', { subPage: 'coin' })],
  ['代币', hrefTo('homeSub', { subPage: 'token' })],
  ['DeFi', hrefTo('homeSub', { subPage: 'defi-coin' })],
  ['NFT', hrefTo('homeSub', { subPage: 'nft-coin' })],
  ['合约', hrefTo('homeSub', { subPage: 'futures-coin' })],
  ['可挖', hrefTo('homeSub', { subPage: 'mineable' })],
  ['未收录', hrefTo('homeSub', { subPage: 'unrecorded' })],
];

/** The ranking of coins: on home with the market's facts above it and the tabs of its kinds. */
export function rankingOutline({ name }: SitePage, data: PageData): readonly Html[] | null {
  const list = data.entity('coinRank');
  if (!list) return null;
  const heading = headline(pages[name].title, '按流通市值排名，价格实时更新。');
  const table = coinTable(list.rows.slice(0, ROWS));
  if (name !== 'home') return [heading, table];
  const tabs = TABS.map(([label, href]) => html`<a href="${href}">${label}</a>`);
  return [
    heading,
    marketStrip(data),
    html`<div class="o-columns"><div class="o-scroll"><nav class="o-tabs">${tabs}</nav>${table}</div></div>`,
  ];
}

function marketStrip(data: PageData): Html {
  const market = data.entity('globalMarket');
  const mood = data.entity('fearGreed');
  return facts('o-strip', [
    ['24H成交额', usd(formatAmount(market?.volume24h))],
    ['总市值', usd(formatAmount(market?.marketCap))],
    ['上涨 / 下跌家数', market ? `${market.riseCount} / ${market.fallCount}` : '--'],
    ['恐惧贪婪指数', mood ? `${mood.now.value} ${mood.now.label}` : '--'],
    ['BTC占比', formatShare(market?.btcDominance)],
    ['多空情绪', ''],
  ]);
}
