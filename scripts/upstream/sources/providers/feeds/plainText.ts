import { readRichText } from '@coinmirror/shared/contract/richText.ts';
import { atMost } from '@coinmirror/shared/format/atMost.ts';
import { markupAtMost } from '@coinmirror/shared/format/markupAtMost.ts';

/** Characters of markup that are read at all: a title or a summary begins within them. */
const MOST_MARKUP = 200_000;
/** What browsers and WordPress add to a summary, and what says nothing. */
const TAIL =
  /\s*(?:\[(?:…|\.{3}|&hellip;)\]|(?:The post .{1,300} (?:appeared first on|first appeared on) .{1,120}))\s*$/su;
/** Control characters, marks of direction and of zero width: they would turn the page's own words around. */
const INVISIBLE = /[\p{Cc}\p{Cf}\ufffd]/gu;
/** In HTML a line ends where a block does; what has no block is text, and its lines are its own. */
const HAS_BLOCKS = /<(?:p|br|div|li|h[1-6])[\s/>]/i;

/** HTML or text → its first characters, at most `most`, as one line of plain text: no markup, no scripts. */
export function plainLine(markup: string, most: number): string {
  return atMost(linesOf(markup).join(' '), most);
}

/** The same with its paragraphs, a line each. */
export function plainLines(markup: string, most: number): string {
  const text = linesOf(markup).join('\n');
  // What stands at the end of a longer text is not kept.
  return text.length > most ? atMost(text, most) : text.replace(TAIL, '').trim();
}

function linesOf(markup: string): readonly string[] {
  const beginning = markupAtMost(markup, MOST_MARKUP);
  return readRichText(HAS_BLOCKS.test(beginning) ? beginning.replace(/\s+/g, ' ') : beginning)
    .map(({ text }) => text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
