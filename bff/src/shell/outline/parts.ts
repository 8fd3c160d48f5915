import { directionOf, formatPercent } from '@coinmirror/shared/format/percent.ts';
import { formatZonedTime } from '@coinmirror/shared/format/time.ts';
import { type Html, html } from '../html.ts';

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
  kind: 'o-strip' | 'o-facts' | 'o-inline' | 'o-rings',
  items: readonly (readonly [string, string])[],
): Html {
  const parts = items.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return html`<dl class="${kind}">${parts}</dl>`;
}

/** A change in percent in the colour of its direction; arrow and sign say the same without colour. */
export function change(value: number | null): Html {
  const direction = directionOf(value);
  if (direction === 'up') return html`<span class="o-up"><i>▲</i>${formatPercent(value)}</span>`;
  if (direction === 'down') return html`<span class="o-down"><i>▼</i>${formatPercent(value)}</span>`;
  return html`<span>${formatPercent(value)}</span>`;
}

const NOTHING = html``;
