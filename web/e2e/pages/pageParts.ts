import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { pageFileOf } from '@coinmirror/shared/pages/pageFile.ts';

const folder = join(import.meta.dirname, '../../src/pages');
const fileOf = new Map(globSync('**/*Page.tsx', { cwd: folder }).map((path) => [basename(path), path]));

/** A template, a feature, or a file of the page's own. */
const PART = /from '((?:#templates|#features|\.{1,2})\/[^']+)'/g;

/** What the code of a page is made of: the templates, features and files of its own that its file imports. */
export function partsOf(route: RouteName): readonly string[] {
  const path = fileOf.get(pageFileOf(route));
  if (path === undefined) throw new Error(`${route} has no file under web/src/pages.`);
  const code = readFileSync(join(folder, path), 'utf8');
  return [...code.matchAll(PART)].map(([, part = '']) =>
    part.startsWith('.') ? join('pages', dirname(path), part) : part,
  );
}
