import { readRichText } from '@coinmirror/shared/contract/richText.ts';

/** Characters of markup that are read at all: a title or a summary begins within them. */
const MOST_MARKUP = 10_000;
/** What browsers and WordPress add to a summary, and what says nothing. */
const TAIL =
  /\s*(?:\[(?:…|\.{3}|&hellip;)\]|(?:The post .{1,300} (?:appeared first on|first appeared on) .{1,120}))\s*$/su;

/** HTML or text → one line of plain text: no markup, no scripts, no line breaks. */
export function plainText(markup: string): string {
  const lines = readRichText(markup.slice(0, MOST_MARKUP)).map(({ text }) => text);
  return withoutInvisible(lines.join(' ')).replace(TAIL, '').trim();
}

/** Control characters, marks of direction and of zero width: they would turn the page's own words around. */
const INVISIBLE = /[\p{Cc}\p{Cf}\ufffd]/gu;

function withoutInvisible(text: string): string {
  return text.replace(/\s+/g, ' ').replace(INVISIBLE, '');
}
