import type { Block, Inline, Words } from '@coinmirror/shared/content/documents/document.ts';

/** The texts of a document in which words may be marked: neither headings, existing links nor lines to paste. */
export function markableTexts(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'heading':
      case 'code':
        return [];
      case 'list':
        return block.items.flatMap(textsOf);
      case 'table':
        return block.rows.flat().flatMap(textsOf);
      default:
        return textsOf(block.words);
    }
  });
}

function textsOf(words: Words): readonly string[] {
  return words.flatMap((inline: Inline) => {
    if (inline.kind === 'text') return [inline.text];
    return inline.kind === 'strong' || inline.kind === 'emphasis' ? textsOf(inline.children) : [];
  });
}
