import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { directionOf, formatPercent } from '@coinmirror/shared/format/percent.ts';
import { formatZonedTime } from '@coinmirror/shared/format/time.ts';
import { type Html, html } from '../html.ts';
import type { PageData } from '../pageData.ts';

/** H1, the sentence under it, and when the figures of the page were true, where it has any. */
export function headline(title: string, sentence: string, asOf: number | null = null): Html {
  const time =
    asOf === null ? NOTHING : html`<time datetime="${isoTime(asOf)}">更新于 ${formatZonedTime(asOf)}</time>`;
  return html`<header class="o-head"><h1>${title}</h1><p><span>${sentence}</span>${time}</p></header>`;
}

/** When the upstream's answer to a page's call was true, epoch ms; null where there is none. */
export function asOfCall(data: PageData, name: EndpointName): number | null {
  return data.readings.find(({ call }) => call.name === name)?.reading.asOf ?? null;
}

/** `2026-11-20T06:05:09.000Z`, for an element that holds a time. */
export function isoTime(time: number): string {
  return new Date(time).toISOString();
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

const NOTHING = html``;
