import { readSourceNames } from '@coinmirror/shared/contract/namedSources.ts';
import { formatZonedTime, machineTime } from '@coinmirror/shared/format/time.ts';
import { writePageChange } from '@coinmirror/shared/format/writePageChange.ts';
import { hrefOfLink, hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import type { Fact, SubjectFacts } from '../blocks.ts';
import { type Html, html } from '../html.ts';

interface Headline {
  readonly title: string;
  readonly summary: string;
  readonly sentence?: Sentence | null | undefined;
  readonly asOf?: number | null;
  readonly way?: readonly string[];
}

/** H1, the sentence under it, and when the figures of the page were true and who tells them, where it has any. */
export function headline({ title, summary, sentence, asOf = null, way }: Headline, names = ''): Html {
  const time = asOf === null ? NOTHING : timeOf(asOf, `更新于 ${formatZonedTime(asOf)}`);
  const from = asOf === null ? NOTHING : fromSources(names);
  const above = way === undefined ? NOTHING : wayOf(way);
  if (sentence === undefined)
    return html`<header class="o-head">${above}<h1>${title}</h1><p><span>${summary}</span>${time}${from}</p></header>`;
  const today = sentence === null ? html`${summary}` : sentenceOf(sentence);
  return html`<header class="o-head">${above}<div class="o-kick"><h1>${title}</h1><p>${time}${from}</p></div><p class="o-lead">${today}</p></header>`;
}

/** The way to a page, from home. */
function wayOf(way: readonly string[]): Html {
  return html`<p class="o-way">${way.join(' › ')}</p>`;
}

/** A computed sentence with its links. */
export function sentenceOf(sentence: Sentence): Html {
  const parts = sentence.map((part) =>
    typeof part === 'string'
      ? html`${part}`
      : html`${leadOf(part.lead)}<a class="o-fig o-${part.direction}${part.phone ? ' o-wide' : ''}" href="${hrefOfLink(part.link)}">${part.text}</a>`,
  );
  return html`${parts}`;
}

/** Words that a phone has no room for. */
function leadOf(words: string | undefined): Html {
  return words === undefined ? NOTHING : html`<span class="o-wide">${words}</span>`;
}

/** Who a page is about, the way to it, what it costs, and why that moved. */
export function subjectHead(
  { title: name, summary: note, sentence }: Headline,
  { way, logo, symbol, word, price }: SubjectFacts,
): Html {
  const image = logo === '' ? NOTHING : html`<img src="${logo}" alt="" width="48" height="48" />`;
  const figure =
    price === null
      ? NOTHING
      : html`<p class="o-price"><b>${price.usd}</b><span>${change(price.change)} <small>24H</small></span><small>≈ ${price.otherUnit}</small></p>`;
  const lead = sentence ? html`<p class="o-why">${sentenceOf(sentence)}</p>` : NOTHING;
  // A coin's first page has no way above it.
  const above = price !== null && word === '' ? NOTHING : wayOf(way);
  const classes = ['o-coin', price !== null && 'o-priced', word !== '' && 'o-side-head']
    .filter(Boolean)
    .join(' ');
  return html`${above}<div class="${classes}"><header>${image}<h1>${name} <span>${symbol}</span> ${word}</h1><p>${note}</p></header>${figure}</div>${lead}`;
}

/**
 * 来源 币安、欧易 等, with the way to the state of all sources; those that must be named with the way to their own site.
 * Nothing without names.
 */
export function fromSources(names: string): Html {
  if (names === '') return NOTHING;
  const { owed, others } = readSourceNames(names);
  if (owed.length === 0) return html` <a class="o-from" href="${hrefTo('status')}">来源 ${others}</a>`;
  const sites = owed.map(({ name, link }, at) => {
    const comma = at > 0 ? '、' : '';
    return html`${comma}<a href="${link}" target="_blank" rel="noopener noreferrer nofollow">${name}</a>`;
  });
  const rest = others === '' ? NOTHING : html`、<a href="${hrefTo('status')}">${others}</a>`;
  return html` <span class="o-from">来源 ${sites}${rest}</span>`;
}

/** A moment with its words, for people and machines. */
export function timeOf(time: number, words: string): Html {
  const moment = machineTime(time);
  return moment === undefined
    ? html`<span>${words}</span>`
    : html`<time datetime="${moment}">${words}</time>`;
}

/** Facts with their names. */
export function facts(classes: string, items: readonly Fact[]): Html {
  const parts = items.map(([name, value, on]) => {
    const screen = on === undefined ? html`` : html` class="o-${on}"`;
    return html`<div${screen}><dt>${name}</dt><dd>${value}</dd></div>`;
  });
  return html`<dl class="${classes}">${parts}</dl>`;
}

/** A change in percent in the colour of its direction; the arrow says the same without colour. */
function change(value: number | null): Html {
  const { text, arrow, direction } = writePageChange(value);
  if (arrow === undefined) return html`<span>${text}</span>`;
  return html`<span class="o-${direction ?? 'flat'}"><i>${arrow}</i>${text}</span>`;
}

const NOTHING = html``;
