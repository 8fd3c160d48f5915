import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { directionOf, formatPercent, formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { type Html, html } from '../html.ts';

/** Logos that a first screen shows; they are the ones the page asks for, so nothing is fetched twice. */
const LOGOS = 12;

/** H1 and the sentence under it. */
export function headline(title: string, sentence: string): Html {
  return html`<header class="o-head"><h1>${title}</h1><p>${sentence}</p></header>`;
}

/** Tabs of a page as the links they are; the one at `current` is shown. */
export function tabs(items: readonly (readonly [label: string, href: string])[], current: number): Html {
  const links = items.map(
    ([label, href], index) => html`<a href="${href}"${index === current ? CURRENT : NOTHING}>${label}</a>`,
  );
  return html`<nav class="o-tabs">${links}</nav>`;
}

const CURRENT = html` aria-current="page"`;

/** Facts with their names. */
export function facts(kind: 'o-strip' | 'o-facts', items: readonly (readonly [string, string])[]): Html {
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
  const head = HEADINGS.map((name) => html`<th${name === '名称' ? NAME : NOTHING}>${name}</th>`);
  return html`<div class="o-scroll"><table class="o-table"><thead><tr><th></th>${head}<th>7日趋势</th><th>操作</th></tr></thead><tbody>${rows.map(coinRow)}</tbody></table></div>`;
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
  const head = columns.map((name) => html`<th>${name}</th>`);
  const body = rows.map(
    ({ href, name, note, cells }) =>
      html`<tr><th scope="row" class="o-name">${linked(href, html`<b>${name}</b><span>${note}</span>`)}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  );
  return html`<table class="o-table o-links"><thead><tr><th class="o-name">名称</th>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function linked(href: string | null, words: Html): Html {
  // An anchor without an address is a placeholder: the same place, nowhere to go.
  return href === null ? html`<a>${words}</a>` : html`<a href="${href}">${words}</a>`;
}
