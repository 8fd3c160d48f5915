import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { directionOf, formatPercent, formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { formatZonedTime } from '@coinmirror/shared/format/time.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { type Html, html } from '../html.ts';

/** Logos that a first screen shows; they are the ones the page asks for, so nothing is fetched twice. */
const LOGOS = 12;

/** H1, the sentence under it, and when the figures of the page were true, where it has any. */
export function headline(title: string, sentence: string, asOf: number | null = null): Html {
  const time = asOf === null ? NOTHING : timeOf(asOf, `更新于 ${formatZonedTime(asOf)}`);
  return html`<header class="o-head"><h1>${title}</h1><p><span>${sentence}</span>${time}</p></header>`;
}

/** A moment with its words, for people and machines. */
export function timeOf(time: number, words: string): Html {
  return html`<time datetime="${new Date(time).toISOString()}">${words}</time>`;
}

/** Facts with their names. */
export function facts(
  kind: 'o-strip' | 'o-facts' | 'o-rings',
  items: readonly (readonly [string, string])[],
): Html {
  const parts = items.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return html`<dl class="${kind}">${parts}</dl>`;
}

/** USD as the page writes it at first; '--' where it is not known. */
export function usd(text: string): string {
  return text === '--' ? text : `$${text}`;
}

/** A change in percent in the colour of its direction; arrow and sign say the same without colour. */
export function change(value: number | null): Html {
  const direction = directionOf(value);
  if (direction === 'up') return html`<span class="o-up"><i>▲</i>${formatPercent(value)}</span>`;
  if (direction === 'down') return html`<span class="o-down"><i>▼</i>${formatPercent(value)}</span>`;
  return html`<span>${formatPercent(value)}</span>`;
}

const HEADINGS = ['#', '名称', '价格', '24H涨幅', '流通市值', '24H额', '流通数量', '换手率', '距历史最高'];

/** The first rows of a coin ranking as a table of links, in the page's own columns. */
export function coinTable(rows: readonly CoinRow[]): Html {
  const names = HEADINGS.map((name) => html`<th${name === '名称' ? NAME : NOTHING}>${name}</th>`);
  const head = html`<tr><th></th>${names}<th>7日趋势</th><th>操作</th></tr>`;
  return html`<div class="o-scroll">${inTwo('o-table', head, rows.map(coinRow))}</div>`;
}

/** Rows of a table that the first screen may need; the browser leaves the others alone until they come near. */
const ON_SCREEN = 18;

/** A table, and under it its further rows in one that is laid out when it is scrolled to. */
function inTwo(kind: string, head: Html, rows: readonly Html[]): Html {
  const rest = rows.slice(ON_SCREEN);
  const first = html`<table class="${kind}"><thead>${head}</thead><tbody>${rows.slice(0, ON_SCREEN)}</tbody></table>`;
  if (rest.length === 0) return first;
  return html`${first}<div class="o-rest"><table class="${kind}"><tbody>${rest}</tbody></table></div>`;
}

const NAME = html` class="o-name"`;
const NOTHING = html``;

function coinRow(coin: CoinRow, index: number): Html {
  const logo =
    coin.logo !== '' && index < LOGOS
      ? html`<img src="${coin.logo}" alt="" width="24" height="24" decoding="async" />`
      : html`<i></i>`;
  const href = hrefTo('coin', { coinCode: coin.code });
  return html`<tr><td></td><td>${coin.rank ?? '--'}</td><th scope="row" class="o-name"><a href="${href}">${logo}<b>${coin.name}</b><span>${coin.symbol}</span></a></th><td>${usd(formatPrice(coin.price))}</td><td>${change(coin.change24h)}</td><td>${usd(formatAmount(coin.marketCap))}</td><td>${usd(formatAmount(coin.volume24h))}</td><td>${formatAmount(coin.supply)}</td><td>${formatShare(coin.turnoverRate)}</td><td>${formatPercent(coin.drawdown)}</td><td></td><td></td></tr>`;
}

export interface LinkRow {
  /** null for what has no page yet. */
  readonly href: string | null;
  readonly name: string;
  /** Small, under the name. */
  readonly note: string;
  readonly cells: readonly (string | Html)[];
}

/** Any list of things: their names, as links where they have a page, and a few columns. */
export function linkTable(columns: readonly string[], rows: readonly LinkRow[]): Html {
  const names = columns.map((name) => html`<th>${name}</th>`);
  const body = rows.map(
    ({ href, name, note, cells }) =>
      html`<tr><th scope="row" class="o-name">${linked(href, html`<b>${name}</b><span>${note}</span>`)}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  );
  return html`<div>${inTwo('o-table o-links', html`<tr><th class="o-name">名称</th>${names}</tr>`, body)}</div>`;
}

function linked(href: string | null, words: Html): Html {
  // An anchor without an address is a placeholder: the same place, nowhere to go.
  return href === null ? html`<a>${words}</a>` : html`<a href="${href}">${words}</a>`;
}
