import { formatZonedTime, machineTime } from '@coinmirror/shared/format/time.ts';
import { writePercent } from '@coinmirror/shared/format/written.ts';
import type { Fact } from '../blocks.ts';
import { type Html, html } from '../html.ts';

/** H1, the sentence under it, and when the figures of the page were true, where it has any. */
export function headline(title: string, sentence: string, asOf: number | null = null): Html {
  const time = asOf === null ? NOTHING : timeOf(asOf, `更新于 ${formatZonedTime(asOf)}`);
  return html`<header class="o-head"><h1>${title}</h1><p><span>${sentence}</span>${time}</p></header>`;
}

/** A moment with its words, for people and machines. */
export function timeOf(time: number, words: string): Html {
  const moment = machineTime(time);
  return moment === undefined
    ? html`<span>${words}</span>`
    : html`<time datetime="${moment}">${words}</time>`;
}

/** Facts with their names. */
export function facts(kind: 'o-strip' | 'o-facts' | 'o-inline' | 'o-rings', items: readonly Fact[]): Html {
  const parts = items.map(([name, value, on]) => {
    const screen = on === undefined ? html`` : html` class="o-${on}"`;
    return html`<div${screen}><dt>${name}</dt><dd>${value}</dd></div>`;
  });
  return html`<dl class="${kind}">${parts}</dl>`;
}

/** A change in percent in the colour of its direction; arrow and sign say the same without colour. */
export function change(value: number | null): Html {
  const { text, arrow, direction } = writePercent(value);
  if (arrow === undefined) return html`<span>${text}</span>`;
  return html`<span class="o-${direction ?? 'flat'}"><i>${arrow}</i>${text}</span>`;
}

const NOTHING = html``;
