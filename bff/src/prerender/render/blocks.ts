import { rem } from '@coinmirror/shared/constants/rem.ts';
import { noDataKind, noDataWord, notConnectedReason } from '@coinmirror/shared/contract/notConnected.ts';
import { formatZonedTime } from '@coinmirror/shared/format/time.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import type { Attempt } from '../attempt.ts';
import type { Block, TabLink } from '../blocks.ts';
import { type Html, html } from '../html.ts';
import { facts, fromSources, headline, sentenceOf, subjectHead, timeOf } from './parts.ts';
import { tableOf } from './table.ts';

export interface RenderOptions {
  readonly attempt: Attempt;
  /** Beside the time of the page's figures; '' for none. */
  readonly sourceNames: string;
}

/** A page's blocks as plain HTML, in the places and styles the page itself will have; one that fails is left out. */
export function renderBlocks(
  blocks: readonly Block[],
  { attempt, sourceNames }: RenderOptions,
): readonly Html[] {
  // Each kind has the function for its own block; TypeScript cannot infer that for a union.
  return blocks.map((block) =>
    attempt(`block ${block.kind}`, () => RENDERERS[block.kind](block as never, sourceNames), html``),
  );
}

type Kind = Block['kind'];
type Renderers = {
  readonly [K in Kind]: (block: Extract<Block, { kind: K }>, sourceNames: string) => Html;
};

const RENDERERS: Renderers = {
  head: ({ subject, ...head }, names) =>
    subject === undefined ? headline(head, names) : subjectHead(head, subject),
  sentence({ text, asOf }, names) {
    if (asOf === undefined) return html`<p>${text}</p>`;
    if (asOf === null) return html``;
    const time = timeOf(asOf, `更新于 ${formatZonedTime(asOf)}`);
    return html`<p class="o-updated">${time}<span>${text}</span>${fromSources(names)}</p>`;
  },
  computed: ({ sentence, as }) =>
    as === 'day' ? html`<p class="o-day">${sentenceOf(sentence)}</p>` : html`<p>${sentenceOf(sentence)}</p>`,
  facts: ({ as, items }) => facts(FACTS[as], items),
  tabs({ label, tabs, withTools = false }) {
    if (label === undefined) {
      const tooled = withTools ? ' o-tooled' : '';
      return html`<nav class="o-tabs${tooled}">${tabs.map(tabLink)}</nav>`;
    }
    const groups = [...Map.groupBy(tabs, ({ group = '' }) => group)].map(
      ([title, own]) => html`<section><h2>${title}</h2>${own.map(tabLink)}</section>`,
    );
    return html`<nav class="o-side" aria-label="${label}">${groups}</nav>`;
  },
  table({ tables, belowTools = false, switchesWidth }) {
    const drawn = tables.map((withRows) => withRows((columns, rows) => tableOf(columns, rows)));
    const inner = drawn.length > 1 ? html`<div class="o-halves">${drawn}</div>` : html`${drawn}`;
    if (!belowTools) return inner;
    const room =
      switchesWidth === undefined
        ? html``
        : html`<div class="o-room"><i style="width:${rem(switchesWidth)}"></i><i></i></div>`;
    const classes = belowTools === 'ofCoins' ? 'o-tools o-coin-tools' : 'o-tools';
    return html`<div class="${classes}">${room}${inner}</div>`;
  },
  chart: () => html`<div class="o-chart"></div>`,
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
  unconnected: ({ message }) =>
    html`<div class="o-state"><p>${noDataWord(noDataKind(message))}</p><small>${notConnectedReason(message)}</small></div>`,
};

const FACTS = { zone: 'o-zone', grid: 'o-facts', line: 'o-inline', beside: 'o-facts o-beside' } as const;

function tabLink({ label, href, current }: TabLink): Html {
  return html`<a href="${href}"${current ? html` aria-current="page"` : html``}>${label}</a>`;
}
