import type { Rolldown } from 'vite';

export type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** Chunk files by address. */
export interface Files {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** The chunk files of modules, including everything they import. */
export function createGraph(bundle: Bundle) {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const chunkOf = new Map([...chunks.values()].flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])));

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

  const entry = closure([...chunks.values()].filter((chunk) => chunk.isEntry));
  const of = (modules: readonly string[]) => closure(modules.flatMap((id) => chunkOf.get(id) ?? []));

  return {
    /** The files of `modules` that are not already loaded with the entry or the `known` modules. */
    files(modules: readonly string[], known: readonly string[] = []): Files {
      const there = of(known);
      const own = [...of(modules)].filter((chunk) => !entry.has(chunk) && !there.has(chunk));
      const css = new Set(own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
      return { js: own.map((chunk) => `/${chunk.fileName}`), css: [...css].map((name) => `/${name}`) };
    },
  };
}
