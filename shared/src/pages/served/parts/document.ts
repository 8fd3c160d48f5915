import type { DocumentContent } from '../../../content/documents/document.ts';
import { toTextBlocks } from '../../../content/documents/read.ts';
import type { Served } from '../served.ts';
import { pageHead } from './head.ts';

/** What the server knows of a static text: its summary and all of its words. */
export function documentPage(document: DocumentContent): Served {
  return {
    description: document.summary,
    ignoresQuery: true,
    calls: () => [],
    prerender: (page) => [pageHead(page), { kind: 'text', text: toTextBlocks(document.blocks) }],
  };
}
