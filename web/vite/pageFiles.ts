import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

type Loader = () => Promise<unknown>;
type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** The files a page needs besides those of the entry, by address. */
export interface PageFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

interface PageCode {
  readonly modules: readonly string[];
  /** false: planned only, the page says that it is being built. */
  readonly built: boolean;
}

/** `() => import('#pages/home/HomePage.tsx')` */
const IMPORTED = /import\('#([^']+)'\)/;

/**
 * Writes `pages.json` beside the built shell: for each page of the table the files of its code, and whether it is
 * built at all. The server names the files in the page's head, so that the browser fetches them along with the entry
 * rather than after it has run, and keeps pages that are only planned out of search engines.
 */
export function pageFiles(root: string): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const graph = createGraph(bundle);
      const files = Object.entries(await pageCode(root)).map(([name, { modules, built }]) => [
        name,
        { ...graph.of(modules), built },
      ]);
      this.emitFile({
        type: 'asset',
        fileName: 'pages.json',
        source: JSON.stringify(Object.fromEntries(files)),
      });
    },
  };
}

/** The modules of each page: its own, its layout's, and the table of pages where the entry does not know it. */
async function pageCode(root: string): Promise<Record<string, PageCode>> {
  const at = (path: string) => join(root, 'src', path);
  const { pages } = await load(at('../../shared/src/routes/pages.ts'));
  const { pageLoaders, construction } = await load(at('app/pages.ts'));
  const { firstPages } = await load(at('app/firstPages.ts'));
  const entries = Object.entries<Loader>(pageLoaders).map(([name, loader]) => {
    const page = IMPORTED.exec(loader.toString())?.[1];
    const layout: string = pages[name].layout;
    const modules = [
      ...(page ? [at(page)] : []),
      at(`layouts/${layout}/${layout.charAt(0).toUpperCase()}${layout.slice(1)}Layout.tsx`),
      ...(name in firstPages ? [] : [at('app/pages.ts')]),
    ];
    return [name, { modules, built: loader !== construction }];
  });
  return Object.fromEntries(entries);
}

/** Runs a table of the source as it is: types and functions that are never called. */
function load(file: string) {
  return import(pathToFileURL(file).href);
}

/** Which files the modules of a page come in, without those that the entry brings anyway. */
function createGraph(bundle: Bundle) {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const chunkOf = new Map([...chunks.values()].flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])));
  const entry = closure([...chunks.values()].filter((chunk) => chunk.isEntry));

  function closure(starts: readonly Rolldown.OutputChunk[]): ReadonlySet<Rolldown.OutputChunk> {
    const found = new Set<Rolldown.OutputChunk>();
    const queue = [...starts];
    for (let chunk = queue.pop(); chunk; chunk = queue.pop()) {
      if (found.has(chunk)) continue;
      found.add(chunk);
      queue.push(...chunk.imports.flatMap((name) => chunks.get(name) ?? []));
    }
    return found;
  }

  return {
    of(modules: readonly string[]): PageFiles {
      const needed = closure(modules.flatMap((id) => chunkOf.get(id) ?? []));
      const own = [...needed].filter((chunk) => !entry.has(chunk));
      const css = new Set(own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
      return { js: own.map((chunk) => `/${chunk.fileName}`), css: [...css].map((name) => `/${name}`) };
    },
  };
}
