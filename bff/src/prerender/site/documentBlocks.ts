import type { DocumentContent } from '@coinmirror/shared/content/documents/document.ts';
import { toTextBlocks } from '@coinmirror/shared/content/documents/read.ts';
import { pageHead } from '../head.ts';
import type { Served } from '../served.ts';

/** What the server knows of a static text: its summary and all of its words. */
export function documentPage(document: DocumentContent): Served {
  return {
    description: document.summary,
    ignoresQuery: true,
    calls: () => [],
    prerender: (page) => [pageHead(page), { kind: 'text', text: toTextBlocks(document.blocks) }],
  };
}
