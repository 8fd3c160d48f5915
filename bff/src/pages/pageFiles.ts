import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LATER_REL } from '@coinmirror/shared/constants/laterRel.ts';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import * as v from 'valibot';
import { html } from '../prerender/html.ts';

const addresses = v.array(v.pipe(v.string(), v.startsWith('/')));
const table = v.record(v.string(), v.object({ js: addresses, css: addresses }));

/** What the build says of its pages. */
export interface PageFiles {
  /**
   * HTML for a page's head that names its own files. They are asked for with the first frame (`web/src/main.tsx`), not
   * after the start has run, and not before: until then the line is for what is painted.
   */
  links(name: RouteName): string;
}

/** Reads the build's `pages.json`. Without one the pages are right all the same, only later. */
export async function readPageFiles(webDist: string): Promise<PageFiles> {
  const text = await readFile(join(webDist, 'pages.json'), 'utf8').catch(() => '{}');
  return pageFiles(text);
}

export function pageFiles(text: string): PageFiles {
  const files = v.safeParse(v.pipe(v.string(), v.parseJson(), table), text);
  const rows = Object.entries(files.success ? files.output : {});
  const links = new Map<string, string>(rows.map(([name, { js, css }]) => [name, linksTo(js, css)]));
  return { links: (name) => links.get(name) ?? '' };
}

function linksTo(js: readonly string[], css: readonly string[]): string {
  return [
    ...js.map((address) => laterLink({ rel: 'modulepreload', address })),
    // Fetched but not applied yet: the prerendered words must not wait for the page's styles.
    ...css.map((address) => laterLink({ rel: 'preload', as: 'style', address })),
  ].join('');
}

/** Less urgent than the start's own files, which are evaluated before the page's. */
function laterLink({ rel, as, address }: { rel: string; as?: string; address: string }): string {
  const kind = as === undefined ? '' : html` as="${as}"`;
  return html`<link ${LATER_REL}="${rel}"${kind} fetchpriority="low" crossorigin href="${address}" />`.text;
}
