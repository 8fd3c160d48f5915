import type { Block, Words } from '@coinmirror/shared/content/documents/document.ts';
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { toWords } from './toWords.ts';

/** `## 账号 {#account}`: the anchor of a heading for links from other texts. */
const ANCHOR = /\s*\{#([a-z][\da-z-]*)\}$/;

/**
 * Markdown → blocks. HTML becomes plain text, pictures become their description, and anything without its own block
 * (rules, code) is dropped or becomes a paragraph: no markup can pass through.
 */
export function toBlocks(markdown: string): readonly Block[] {
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  let headings = 0;
  return tree.children.flatMap((node): readonly Block[] => {
    if (node.type !== 'heading') return blocksOf(node);
    headings += 1;
    return [headingOf(node.children, node.depth, headings)];
  });
}

function blocksOf(node: RootContent): readonly Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', words: toWords(node.children) }];
    case 'blockquote':
      return node.children.map((child) => ({ kind: 'quote', words: phrasingOf(child) }));
    case 'list':
      return [
        {
          kind: 'list',
          ordered: node.ordered === true,
          items: node.children.map((item) => item.children.flatMap(phrasingOf)),
        },
      ];
    case 'table': {
      const [head = [], ...rows] = node.children.map((row) =>
        row.children.map((cell) => toWords(cell.children)),
      );
      return [{ kind: 'table', head, rows }];
    }
    case 'code':
      return [{ kind: 'code', text: node.value }];
    case 'html':
      return [{ kind: 'paragraph', words: [{ kind: 'text', text: node.value }] }];
    default:
      return [];
  }
}

/** The words of a nested block; a nested list gives its words to the item that contains it. */
function phrasingOf(node: Nodes): Words {
  if (node.type === 'paragraph' || node.type === 'heading') return toWords(node.children);
  if ('value' in node) return [{ kind: 'text', text: node.value }];
  return 'children' in node ? node.children.flatMap(phrasingOf) : [];
}

function headingOf(children: readonly PhrasingContent[], depth: number, place: number): Block {
  const words = toWords(children);
  const last = words.at(-1);
  const found = last?.kind === 'text' ? ANCHOR.exec(last.text) : null;
  const kept =
    last?.kind === 'text' && found
      ? [...words.slice(0, -1), { kind: 'text' as const, text: last.text.slice(0, found.index) }]
      : words;
  return { kind: 'heading', level: depth <= 2 ? 2 : 3, id: found?.[1] ?? `part-${place}`, words: kept };
}
