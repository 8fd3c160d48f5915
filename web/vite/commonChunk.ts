/** The part of the bundler's module information used here. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Names the chunk of modules that many pages use and the first load does not. `starts`: the entry points of the first
 * load, whose own chunks contain everything they import.
 */
export function commonChunk(name: string, starts: readonly string[]) {
  let first: ReadonlySet<string> | undefined;
  return (id: string, graph: Graph): string | null => {
    first ??= reachedFrom(starts, graph);
    return first.has(id) ? null : name;
  };
}

/** The modules and everything they import statically. */
function reachedFrom(starts: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [...starts];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
