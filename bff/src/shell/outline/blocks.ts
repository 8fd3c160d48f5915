import { formatZonedTime } from '@coinmirror/shared/format/time.ts';
import type { Block, PlainRow } from '@coinmirror/shared/pages/served/blocks.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import { type Html, html } from '../html.ts';
import { change, coinTable, facts, headline, linkTable, timeOf } from './parts.ts';

/** A page's blocks as plain HTML, in the places and styles the page itself will have. */
export function renderBlocks(blocks: readonly Block[]): readonly Html[] {
  // The table gives each kind the function that takes it, which the compiler cannot follow through a union.
  return blocks.map((block) => RENDERERS[block.kind](block as never));
}

type Kind = Block['kind'];
type Renderers = { readonly [K in Kind]: (block: Extract<Block, { kind: K }>) => Html };

const RENDERERS: Renderers = {
  head: ({ title, summary, asOf }) => headline(title, summary, asOf),
  subject({ logo, name, symbol, word, note, figure, figureNote, change: moved }) {
    const image = logo === '' ? html`` : html`<img src="${logo}" alt="" width="48" height="48" />`;
    const behind = [symbol, word].filter((one) => one !== '').map((one) => html` <span>${one}</span>`);
    return html`<div class="o-coin"><header>${image}<h1>${name}${behind}</h1><p>${note}</p></header><p class="o-price"><b>${figure}</b> <small>${figureNote}</small><br />${change(moved)} <small>24H</small></p></div>`;
  },
  sentence: ({ text, asOf }) =>
    html`<p class="o-updated"><span>${text}</span> ${asOf === null ? html`` : timeOf(asOf, `更新于 ${formatZonedTime(asOf)}`)}</p>`,
  facts: ({ as, items }) => facts(as === 'strip' ? 'o-strip' : 'o-facts', items),
  figures: ({ facts: named, rings }) =>
    html`<div class="o-figures">${facts('o-facts', named)}${facts('o-rings', rings)}</div>`,
  beforeRail: ({ blocks }) =>
    html`<div class="o-columns"><div class="o-scroll">${renderBlocks(blocks)}</div></div>`,
  tabs: ({ items, current }) => tabs(items, current),
  coins: ({ rows }) => coinTable(rows),
  plainTable: ({ headings, rows }) => linkTable(headings, rows.map(linkRow)),
  lines: ({ lines }) => {
    const items = lines.map(
      ({ link, title, note }) =>
        html`<li class="o-line"><a class="o-line-title" href="${hrefOfLink(link)}">${title}</a><p class="o-line-note">${note}</p></li>`,
    );
    return html`<ul class="o-list">${items}</ul>`;
  },
  text: ({ text }) => {
    const parts = text.map((block) =>
      block.kind === 'heading' ? html`<h2>${block.text}</h2>` : html`<p>${block.text}</p>`,
    );
    return html`<div class="o-prose">${parts}</div>`;
  },
  updated: ({ asOf, note }) =>
    asOf === null
      ? html``
      : html`<p class="o-updated">数据更新于 ${timeOf(asOf, formatZonedTime(asOf))}，${note}</p>`,
};

/** Tabs of a page as the links they are; the one at `current` is shown. */
function tabs(items: Extract<Block, { kind: 'tabs' }>['items'], current: number): Html {
  const links = items.map(([label, href], index) => {
    const mark = index === current ? html` aria-current="page"` : html``;
    return html`<a href="${href}"${mark}>${label}</a>`;
  });
  return html`<nav class="o-tabs">${links}</nav>`;
}

function linkRow({ link, name, note, cells }: PlainRow) {
  return {
    href: link && hrefOfLink(link),
    name,
    note,
    cells: cells.map((cell) => (typeof cell === 'string' ? cell : change(cell.change))),
  };
}
