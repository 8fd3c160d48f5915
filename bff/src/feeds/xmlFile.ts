import type { Html } from '../prerender/html.ts';
import { printable } from './printable.ts';

/**
 * A file of XML. Its elements are written by `html`, which escapes all that is put in (XML has the same five references):
 * no file is written from text by hand.
 */
export function xmlFile(root: Html): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${printable(root.text)}`;
}
