import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { directionOf, formatPercent, formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { type Html, html } from '../html.ts';

/** H1 and the sentence under it. */
export function headline(title: string, sentence: string): Html {
  return html`<header class="o-head"><h1>${title}</h1><p>${sentence}</p></header>`;
}

/** A change in percent in the colour of its direction; the sign says the same without colour. */
export function change(value: number | null): Html {
  const direction = directionOf(value);
  const colour = direction === 'up' || direction === 'down' ? `o-${direction}` : '';
  return html`<span class="${colour}">${formatPercent(value)}</span>`;
}

/** The first rows of a coin ranking as a table of links. */
export function coinTable(rows: readonly CoinRow[]): Html {
  return html`<table class="o-table"><thead><tr><th>#</th><th class="o-name">名称</th><th>价格(USD)</th><th>24H涨幅</th><th>流通市值</th><th>24H额</th><th>换手率</th></tr></thead><tbody>${rows.map(coinRow)}</tbody></table>`;
}

function coinRow(coin: CoinRow): Html {
  return html`<tr><td>${coin.rank ?? '--'}</td><th scope="row" class="o-name"><a href="${hrefTo('coin', { coinCode: coin.code })}"><b>${coin.name}</b> <span>${coin.symbol}</span></a></th><td>$${formatPrice(coin.price)}</td><td>${change(coin.change24h)}</td><td>${formatAmount(coin.marketCap)}</td><td>${formatAmount(coin.volume24h)}</td><td>${formatShare(coin.turnoverRate)}</td></tr>`;
}
