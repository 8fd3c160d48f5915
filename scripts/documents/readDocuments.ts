import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentContent } from '@coinmirror/shared/content/documents/document.ts';
import { root } from '../bootstrap/paths.mjs';
import { compileDocument } from './compile.ts';

/** Where the texts stand, a file each. */
export const DOCUMENTS = join(root, 'shared/src/content/documents');

/** All of them, compiled, in the order of their files. Throws an Error of one line that names the file which is wrong. */
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
