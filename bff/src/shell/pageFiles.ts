import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteName } from '@coinmirror/shared/routes/pages.ts';
import * as v from 'valibot';
import { html } from './html.ts';

const addresses = v.array(v.pipe(v.string(), v.startsWith('/')));
const table = v.record(v.string(), v.object({ js: addresses, css: addresses }));

/** HTML for a page's head that has its own files fetched along with the entry's, not after the entry has run. */
export type PageLinks = (name: RouteName) => string;

/** Reads the build's `pages.json`. Without one the pages are right all the same, only later. */
export async function readPageLinks(webDist: string): Promise<PageLinks> {
  const text = await readFile(join(webDist, 'pages.json'), 'utf8').catch(() => '{}');
  return pageLinks(text);
}

export function pageLinks(text: string): PageLinks {
  const files = v.safeParse(v.pipe(v.string(), v.parseJson(), table), text);
  if (!files.success) return () => '';
  const links = Object.entries(files.output).map(([name, { js, css }]) => [
    name,
    [
      ...js.map((address) => html`<link rel="modulepreload" crossorigin href="${address}" />`.text),
      // Not a style sheet yet: the outline must not wait for the page's styles.
      ...css.map((address) => html`<link rel="preload" as="style" crossorigin href="${address}" />`.text),
    ].join(''),
  ]);
  const byName = new Map<string, string>(links.map(([name = '', words = '']) => [name, words]));
  return (name) => byName.get(name) ?? '';
}
