import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentContent } from '@coinmirror/shared/content/documents/document.ts';
import { root } from '../bootstrap/paths.mjs';
import { compileDocument } from './compile.ts';

/** The texts, one file each. */
export const DOCUMENTS = join(root, 'shared/src/content/documents');

/** All documents, compiled, in file order. Throws a one-line Error that names the invalid file. */
export function readDocuments(): readonly DocumentContent[] {
  const files = readdirSync(DOCUMENTS).filter((name) => name.endsWith('.md'));
  return files.sort().map((name) => {
    try {
      return compileDocument(readFileSync(join(DOCUMENTS, name), 'utf8'));
    } catch (error) {
      throw new Error(`${name} ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}
