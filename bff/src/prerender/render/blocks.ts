import { notConnectedReason } from '@coinmirror/shared/contract/notConnected.ts';
import { formatZonedTime } from '@coinmirror/shared/format/time.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import type { Attempt } from '../attempt.ts';
import type { Block, TabLink } from '../blocks.ts';
import { type Html, html } from '../html.ts';
import { change, facts, fromSources, headline, timeOf } from './parts.ts';
import { tableOf } from './table.ts';

export interface RenderOptions {
  readonly attempt: Attempt;
  /** Beside the time of the page's figures; '' for none. */
  readonly sourceNames: string;
}

/** A page's blocks as plain HTML, in the places and styles the page itself will have; one that fails is left out. */
export function renderBlocks(blocks: readonly Block[], options: RenderOptions): readonly Html[] {
  const { attempt, sourceNames } = options;
  const draw: Draw = (inner) => renderBlocks(inner, options);
  // Each kind has the function for its own block; TypeScript cannot infer that for a union.
  return blocks.map((block) =>
    attempt(`block ${block.kind}`, () => RENDERERS[block.kind](block as never, draw, sourceNames), html``),
  );
}

type Kind = Block['kind'];
type Draw = (blocks: readonly Block[]) => readonly Html[];
type Renderers = {
  readonly [K in Kind]: (block: Extract<Block, { kind: K }>, draw: Draw, sourceNames: string) => Html;
};

const RENDERERS: Renderers = {
  head: ({ title, summary, asOf }, _draw, names) => headline(title, summary, asOf, names),
  way: ({ words }) => html`<p class="o-way">${words.join(' › ')}</p>`,
  subject({ logo, name, symbol, word, note, price }) {
    const image = logo === '' ? html`` : html`<img src="${logo}" alt="" width="48" height="48" />`;
    const figure =
      price === null
        ? html``
        : html`<p class="o-price"><b>${price.usd}</b> <small>≈ ${price.otherUnit}</small><br />${change(price.change)} <small>24H</small></p>`;
    return html`<div class="o-coin"><header>${image}<h1>${name} <span>${symbol}</span> ${word}</h1><p>${note}</p></header>${figure}</div>`;
  },
  sentence: ({ text }) => html`<p>${text}</p>`,
  facts: ({ as, items }) => facts(FACTS[as], items),
  figures: ({ facts: named, rings }) =>
    html`<div class="o-figures">${facts('o-facts', named)}${facts('o-rings', rings)}</div>`,
  beforeRail: ({ blocks }, draw) =>
    html`<div class="o-columns"><div class="o-scroll">${draw(blocks)}</div></div>`,
  tabs: ({ tabs }) => html`<nav class="o-tabs">${tabs.map(tabLink)}</nav>`,
  table: ({ withRows }) => withRows((columns, rows) => tableOf(columns, rows)),
  belowTools: ({ rows, blocks }, draw) => html`<div class="o-tools-${rows}">${halves(draw(blocks))}</div>`,
  besideMenu({ label, groups, blocks }, draw) {
    const menu = groups.map(
      ({ title, tabs }) => html`<section><h2>${title}</h2>${tabs.map(tabLink)}</section>`,
    );
    return html`<div class="o-columns-side"><nav class="o-side" aria-label="${label}">${menu}</nav><div>${draw(blocks)}</div></div>`;
  },
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
  unconnected: () => html`<div class="o-state"><p>未接入</p><small>${notConnectedReason('')}</small></div>`,
  updated: ({ asOf, note }, _draw, names) =>
    asOf === null
      ? html``
      : html`<p class="o-updated">数据更新于 ${timeOf(asOf, formatZonedTime(asOf))}，${note}${fromSources(names)}</p>`,
};

const FACTS = { strip: 'o-strip', grid: 'o-facts', line: 'o-inline' } as const;

/** Two lists stand beside each other. */
function halves(lists: readonly Html[]): Html {
  return lists.length > 1 ? html`<div class="o-halves">${lists}</div>` : html`${lists}`;
}

function tabLink({ label, href, current }: TabLink): Html {
  return html`<a href="${href}"${current ? html` aria-current="page"` : html``}>${label}</a>`;
}
