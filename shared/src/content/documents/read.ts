import type { TextBlock } from '../../contract/richText.ts';
import { hrefTo } from '../../routes/hrefTo.ts';
import type { Block, Inline, PlainPage, Words } from './document.ts';

/** The address of a page without parameters, with an optional anchor. */
export function plainHref(page: PlainPage, anchor?: string): string {
  return anchor === undefined ? hrefTo(page) : `${hrefTo(page)}#${anchor}`;
}

/** Plain text without formatting. */
function plainText(words: Words): string {
  return words.map(textOf).join('');
}

function textOf(inline: Inline): string {
  return 'children' in inline ? plainText(inline.children) : inline.text;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
}

/** The chapters of a text: its second-level headings, in order. */
export function chaptersOf(blocks: readonly Block[]): readonly Chapter[] {
  return blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: plainText(block.words) }] : [],
  );
}

/** A text as plain-text blocks, for readers without formatting (prerendered page, search index). */
export function toTextBlocks(blocks: readonly Block[]): readonly TextBlock[] {
  return blocks.flatMap((block): readonly TextBlock[] => {
    switch (block.kind) {
      case 'heading':
        return [{ kind: 'heading', text: plainText(block.words) }];
      case 'list':
        return block.items.map((item) => ({ kind: 'item', text: plainText(item) }));
      case 'table':
        return block.rows.map((row) => ({ kind: 'item', text: row.map(plainText).join('：') }));
      case 'code':
        return block.text.split('\n').map((text) => ({ kind: 'paragraph', text }));
      default:
        return [{ kind: 'paragraph', text: plainText(block.words) }];
    }
  });
}
