import type { Inline, Words } from '@coinmirror/shared/content/documents/document.ts';
import type { Link, PhrasingContent } from 'mdast';
import { insideHref } from './insideHref.ts';
import { isPage } from './isPage.ts';

/** `page:privacy#cookies` */
const PAGE = /^page:(\w+)(?:#([a-z][\da-z-]*))?$/;
const OUTSIDE = /^(https:\/\/|mailto:)/i;

/**
 * The content of a block. A link that leads neither to one of our pages nor elsewhere by https or mail becomes plain
 * text.
 */
export function toWords(nodes: readonly PhrasingContent[]): Words {
  return nodes.flatMap(inlineOf);
}

function inlineOf(node: PhrasingContent): Words {
  switch (node.type) {
    case 'text':
      return [{ kind: 'text', text: joinLines(node.value) }];
    case 'html':
      return [{ kind: 'text', text: node.value }];
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }];
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, children: toWords(node.children) }];
    case 'link':
      return linkOf(node);
    case 'image':
      return [{ kind: 'text', text: node.alt ?? '' }];
    default:
      return 'children' in node ? toWords(node.children) : [];
  }
}

function linkOf({ url, children: nodes }: Link): Words {
  const children = toWords(nodes);
  const [, page = '', anchor] = PAGE.exec(url) ?? [];
  if (isPage(page)) return [{ kind: 'page', page, ...(anchor !== undefined && { anchor }), children }];
  const inside = insideHref(url);
  if (inside !== null) return [{ kind: 'inside', href: inside, children }];
  const outside: Inline = { kind: 'outside', href: url, children };
  return OUTSIDE.test(url) ? [outside] : children;
}

/** A line break in the file adds no space between Chinese characters. */
function joinLines(text: string): string {
  return text.replace(/([^\n])\n([^\n])/g, (_, before: string, after: string) =>
    /[\u2e80-\uffef]/.test(before) && /[\u2e80-\uffef]/.test(after) ? before + after : `${before} ${after}`,
  );
}
