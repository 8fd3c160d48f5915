/**
 * A block of text that came as HTML. Pages render blocks as their own elements, so nothing that an editor or an
 * attacker put into the upstream reaches the document as markup.
 */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph' | 'item';
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
};

const HIDDEN = /<(script|style|iframe|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
/** As in HTML, a sign of comparison begins no tag: after `<` comes a letter, `/`, `!` or `?`. */
const TAG = /<[a-z/!?][^>]*>/gi;
const BLOCK = /<\/?(p|div|h[1-6]|li|ul|ol|br|section|article|blockquote|table|tr)\b[^>]*>/gi;

/** HTML or plain text → blocks of plain text; '' gives none. Unknown entities stay as they are. */
export function readRichText(html: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let kind: TextBlock['kind'] = 'paragraph';
  let start = 0;
  const visible = html.replace(HIDDEN, '');
  const add = (piece: string) => {
    for (const line of piece.split(/\n+/)) {
      const text = decodeEntities(line.replace(TAG, '')).replace(/\s+/g, ' ').trim();
      if (text !== '') blocks.push({ kind, text });
    }
  };
  for (const tag of visible.matchAll(BLOCK)) {
    add(visible.slice(start, tag.index));
    start = tag.index + tag[0].length;
    kind = kindOf(tag[0], tag[1] ?? '');
  }
  add(visible.slice(start));
  return blocks;
}

function kindOf(tag: string, name: string): TextBlock['kind'] {
  if (tag.startsWith('</')) return 'paragraph';
  if (/^h[1-6]$/i.test(name)) return 'heading';
  return name.toLowerCase() === 'li' ? 'item' : 'paragraph';
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
