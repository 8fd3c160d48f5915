import { atMost } from '@coinmirror/shared/format/atMost.ts';

/** Lines of a text that are kept: pages show the beginning of what is longer. */
const MOST = 400;

/** Characters of a text and of one line of it that are read. */
const MOST_TEXT = 60_000;
const MOST_LINE = 5_000;

/**
 * Each part of these leaves out the sign that another attempt begins with: a run of openings without an end is given up
 * at the next one, and takes its length and not its square.
 */
const IMAGE = /!\[[^[\]]*\]\((?:[^()]|\([^()]*\))*\)/g;
const LINK = /\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g;
const TAG = /<\/?[a-z!][^<>]*>/gi;
const HIDDEN = /<(script|style|iframe|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const EMPHASIS = /(\*\*|__|~~|`)(.+?)\1/g;
const LEANING = /(^|[\s(])[*_]([^*_\s][^*_]*)[*_](?=[\s).,;:!?]|$)/g;
const HEADING = /^#{1,6}\s+/;
const ITEM = /^(?:[-*+]|\d{1,3}[.)])\s+/;
const QUOTE = /^(?:>\s?)+/;
/** A rule, the frame of a code block, the line below a table's head. */
const DRAWN = /^(?:[-*_=\s]{3,}|```.*|~~~.*|[|:\-\s]+)$/;

/**
 * Markdown as lines of plain text: a line that begins with `# ` is a heading, with `- ` a list item. Pictures and HTML
 * are left out, of a link its words remain.
 */
export function markdownLines(markdown: string): readonly string[] {
  const lines: string[] = [];
  for (const line of atMost(markdown, MOST_TEXT).replace(HIDDEN, '').split(/\r?\n/)) {
    const words = lineOf(atMost(line.trim(), MOST_LINE));
    if (words !== null) lines.push(words);
    if (lines.length === MOST) break;
  }
  return lines;
}

function lineOf(line: string): string | null {
  const bare = line.replace(QUOTE, '').trim();
  if (bare === '' || DRAWN.test(bare)) return null;
  const mark = HEADING.test(bare) ? '# ' : ITEM.test(bare) ? '- ' : '';
  const words = plain(cells(bare.replace(HEADING, '').replace(ITEM, '')));
  return words === '' ? null : mark + words;
}

/** The cells of a table's row side by side. */
function cells(line: string): string {
  if (!line.startsWith('|')) return line;
  const parts = line.split('|').map((cell) => cell.trim());
  return parts.filter((cell) => cell !== '').join(' · ');
}

function plain(line: string): string {
  return line
    .replace(IMAGE, '')
    .replace(LINK, '$1')
    .replace(TAG, '')
    .replace(EMPHASIS, '$2')
    .replace(LEANING, '$1$2')
    .replace(/\s+/g, ' ')
    .trim();
}
