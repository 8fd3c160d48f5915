import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { descriptions } from '@coinmirror/shared/routes/descriptions.ts';
import { pages } from '@coinmirror/shared/routes/pages.ts';
import { SIDES } from '../coinSides.ts';
import { type Html, html } from '../html.ts';
import type { PageData } from '../pageData.ts';
import type { SitePage } from '../site.ts';
import { change, facts, headline, usd } from './parts.ts';

/** A coin's page in words: what it is, what it costs, the facts, the description. */
export function coinOutline(_page: SitePage, data: PageData): readonly Html[] | null {
  const coin = data.entity('coinInfo');
  if (!coin) return null;
  const { quote, supply, history } = coin;
  const logo = coin.logo === '' ? html`` : html`<img src="${coin.logo}" alt="" width="48" height="48" />`;
  const rank = coin.rank === null ? '未排名' : `NO.${coin.rank}`;
  return [
    html`<div class="o-coin"><header>${logo}<h1>${coinTitle(coin)}</h1><p>${coin.nameEn} ${rank}</p></header><p class="o-price"><b>${usd(formatPrice(quote.price))}</b><br />${change(quote.change24h)} <small>24H</small></p></div>`,
    facts('o-facts', [
      ['24H最高', usd(formatPrice(quote.high24h))],
      ['24H最低', usd(formatPrice(quote.low24h))],
      ['24H振幅', formatShare(quote.amplitude24h)],
      ['流通市值', usd(formatAmount(quote.marketCap))],
      ['24H开盘价', usd(formatPrice(quote.open24h))],
      ['历史最高', usd(formatPrice(history.allTimeHigh))],
      ['24H量', formatAmount(quote.volumeCoins24h)],
      ['24H额', usd(formatAmount(quote.volume24h))],
      ['24H换手', formatShare(quote.turnoverRate)],
      ['流通数量', formatAmount(supply.circulating)],
      ['历史最低', usd(formatPrice(history.allTimeLow))],
      ['流通率', formatShare(supply.circulationRate)],
    ]),
    html`<div class="o-prose">${coin.description.map(block)}</div>`,
  ];
}

/** A page about one side of a coin: who it is, what it costs, which side. */
export function coinSideOutline({ name }: SitePage, data: PageData): readonly Html[] | null {
  const coin = data.entity('coinInfo');
  if (!coin) return null;
  const { price, change24h } = coin.quote;
  return [
    headline(`${coinTitle(coin)} ${SIDES[name] ?? pages[name].title}`, descriptions[name]),
    html`<p class="o-price"><b>${usd(formatPrice(price))}</b> ${change(change24h)}</p>`,
  ];
}

function block({ kind, text }: TextBlock): Html {
  return kind === 'heading' ? html`<h2>${text}</h2>` : html`<p>${text}</p>`;
}
