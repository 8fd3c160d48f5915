import { markupOf } from './markup.ts';

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

const BLOCK = /^(?:p|div|h[1-6]|li|ul|ol|br|section|article|blockquote|table|tr)$/;

/** HTML or plain text → blocks of plain text; '' gives none. Unknown entities stay as they are. */
export function readRichText(html: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let kind: TextBlock['kind'] = 'paragraph';
  let piece = '';
  const end = () => {
    for (const line of piece.split('\n')) {
      const text = decodeEntities(line).replace(/\s+/g, ' ').trim();
      if (text !== '') blocks.push({ kind, text });
    }
    piece = '';
  };
  for (const part of markupOf(html)) {
    if (part.kind === 'text') {
      piece += part.text;
    } else if (BLOCK.test(part.name)) {
      end();
      kind = part.isEnd ? 'paragraph' : kindOf(part.name);
    }
  }
  end();
  return blocks;
}

function kindOf(name: string): TextBlock['kind'] {
  if (/^h[1-6]$/.test(name)) return 'heading';
  return name === 'li' ? 'item' : 'paragraph';
}

/** Half of a surrogate pair: no character. */
const isHalf = (point: number) => point >= 0xd800 && point <= 0xdfff;

function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return point > 0 && point <= 0x10ffff && !isHalf(point) ? String.fromCodePoint(point) : whole;
  });
}
