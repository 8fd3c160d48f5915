import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { type Html, html } from '../html.ts';
import type { PageData } from '../pageData.ts';
import type { SitePage } from '../site.ts';
import { frame } from './frame.ts';
import { change, headline } from './parts.ts';

/** A coin's page in words: what it is, what it costs, the facts, the description. */
export function coinOutline(_page: SitePage, data: PageData): Html | null {
  const coin = data.entity('coinInfo');
  if (!coin) return null;
  const { quote, supply, history } = coin;
  const facts: readonly (readonly [string, string])[] = [
    ['流通市值', `$${formatAmount(quote.marketCap)}`],
    ['24H额', `$${formatAmount(quote.volume24h)}`],
    ['24H最高', `$${formatPrice(quote.high24h)}`],
    ['24H最低', `$${formatPrice(quote.low24h)}`],
    ['24H换手', formatShare(quote.turnoverRate)],
    ['流通数量', formatAmount(supply.circulating)],
    ['历史最高', `$${formatPrice(history.allTimeHigh)}`],
  ];
  const words = [
    headline(`${coin.name} ${coin.symbol}`, coin.rank === null ? '未排名' : `市值排名第 ${coin.rank}`),
    html`<p class="o-price"><b>$${formatPrice(quote.price)}</b> ${change(quote.change24h)}</p>`,
    html`<dl class="o-facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`,
    html`<div class="o-prose">${coin.description.map(block)}</div>`,
  ];
  return frame(words, data);
}

function block({ kind, text }: TextBlock): Html {
  return kind === 'heading' ? html`<h2>${text}</h2>` : html`<p>${text}</p>`;
}
