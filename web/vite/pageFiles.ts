import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { createGraph } from './chunkGraph.ts';
import { loadSource } from './loadSource.ts';
import { startModules } from './startFiles.ts';

/**
 * Writes `pages.json` beside the built HTML: for each page of the table its chunk files besides those of the entry. The
 * gateway adds them to the page's head, so that the browser loads them in parallel with the entry rather than after it
 * has run.
 */
export function pageFiles(root: string): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const graph = createGraph(bundle);
      const start = startModules(root);
      const files = Object.entries(await pageCode(root)).map(([name, modules]) => [
        name,
        graph.files(modules, start),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: 'pages.json',
        source: JSON.stringify(Object.fromEntries(files)),
      });
    },
  };
}

/**
 * The modules of each page: its own, its layout's, and the table of pages where the entry does not contain the page.
 */
async function pageCode(root: string): Promise<Record<string, readonly string[]>> {
  const at = (path: string) => join(root, 'src', path);
  const { pages, routeNames } = await loadSource(at('../../shared/src/manifest/pages.ts'));
  const { layoutOf } = await loadSource(at('../../shared/src/routes/layoutOf.ts'));
  const { pageFileOf } = await loadSource(at('../../shared/src/pages/pageFile.ts'));
  const { firstPages } = await loadSource(at('app/firstPages.ts'));
  const files = new Map(
    (await readdir(at('pages'), { recursive: true })).map((path) => [basename(path), at(`pages/${path}`)]),
  );
  const entries = routeNames.map((name: string) => {
    const { view = name }: { view?: string } = pages[name];
    const layout: string = layoutOf(name);
    const page = files.get(pageFileOf(name));
    if (page === undefined) throw new Error(`web/src/pages has no ${pageFileOf(name)} for the row ${name}`);
    const modules = [
      page,
      at(`layouts/${layout}/${layout.charAt(0).toUpperCase()}${layout.slice(1)}Layout.tsx`),
      ...(view in firstPages ? [] : [at('app/pages.ts')]),
    ];
    return [name, modules];
  });
  return Object.fromEntries(entries);
}
