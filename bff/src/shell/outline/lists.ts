import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { descriptions } from '@coinmirror/shared/routes/descriptions.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { pages } from '@coinmirror/shared/routes/pages.ts';
import { type Html, html } from '../html.ts';
import type { PageData } from '../pageData.ts';
import type { SitePage } from '../site.ts';
import { asOfCall, change, coinTable, facts, headline, linkTable, usd } from './parts.ts';

const ROWS = 50;

/** A list of some coins: tokens, mineable ones … */
export function coinsOutline({ name }: SitePage, data: PageData): readonly Html[] | null {
  const list = data.entity('coinRank');
  if (!list) return null;
  return [
    headline(pages[name].title, descriptions[name], asOfCall(data, 'coinRank')),
    coinTable(list.rows.slice(0, ROWS)),
  ];
}

export function newCoinsOutline({ name }: SitePage, data: PageData): readonly Html[] | null {
  const list = data.entity('newCoins');
  if (!list) return null;
  const rows = list.rows.slice(0, ROWS).map((coin) => ({
    href: hrefTo('coin', { coinCode: coin.code }),
    name: coin.name,
    note: coin.symbol,
    cells: [coin.listedAt === null ? '--' : formatDate(coin.listedAt), usd(formatPrice(coin.price))],
  }));
  return [
    headline(pages[name].title, descriptions[name], asOfCall(data, 'newCoins')),
    linkTable(['上线时间', '现价'], rows),
  ];
}

export function conceptsOutline({ name }: SitePage, data: PageData): readonly Html[] | null {
  const list = data.entity('conceptList');
  if (!list) return null;
  const rows = list.rows.map((concept) => ({
    href: hrefTo('conceptItem', { id: concept.id }),
    name: concept.name,
    note: `${concept.coinCount} 个币种`,
    cells: [
      change(concept.change24h),
      usd(formatAmount(concept.marketCap)),
      usd(formatAmount(concept.volume24h)),
    ],
  }));
  const table = linkTable(['均涨幅', '总市值', '24H额'], rows);
  return [headline(pages[name].title, descriptions[name], asOfCall(data, 'conceptList')), table];
}

export function conceptOutline(_page: SitePage, data: PageData): readonly Html[] | null {
  const concept = data.entity('conceptDetail');
  if (!concept) return null;
  const rows = data.entity('coinRank')?.rows ?? [];
  return [
    headline(
      joinSpaced(concept.name, '概念'),
      `${concept.coinCount} 个币种，按流通市值排名。`,
      asOfCall(data, 'coinRank'),
    ),
    facts('o-facts', conceptFacts(concept)),
    html`<p class="o-prose">${concept.description}</p>`,
    coinTable(rows.slice(0, ROWS)),
  ];
}

function conceptFacts(concept: ConceptRow): readonly (readonly [string, string])[] {
  return [
    ['总市值', usd(formatAmount(concept.marketCap))],
    ['24H额', usd(formatAmount(concept.volume24h))],
    ['上涨 / 下跌', `${concept.riseCount ?? '--'} / ${concept.fallCount ?? '--'}`],
    ['领涨', concept.best?.symbol ?? '--'],
  ];
}
